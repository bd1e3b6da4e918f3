/** The CMS refuses to start if its configuration has a mistake. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "./support/test";

test("npm run cms opens the forms", async ({ page }) => {
  const cms = spawn(process.execPath, ["scripts/run.mjs", "scripts/cms.ts"], {
    env: { ...process.env, PORT: "0" },
  });
  try {
    const [said] = (await once(cms.stdout, "data")) as [Buffer];
    await page.goto(/http\S+/.exec(String(said))?.[0] ?? "");
    await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  } finally {
    cms.kill();
  }
});
