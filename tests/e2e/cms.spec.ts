/** The CMS refuses to start if its configuration has a mistake. */
import { spawn } from "node:child_process";
import { freePort } from "../../scripts/lib/server.mjs";
import { expect, test } from "./support/test";

test("npm run cms opens the forms", async ({ page }) => {
  const PORT = `${await freePort()}`;
  const cms = spawn(process.execPath, ["scripts/run.mjs", "scripts/cms.ts"], {
    env: { ...process.env, PORT },
  });
  try {
    await expect(() => page.goto(`http://localhost:${PORT}/admin/`)).toPass();
    await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  } finally {
    cms.kill();
  }
});
