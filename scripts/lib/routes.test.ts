import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

it("lists the routes that were built, and one that does not exist", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "a clone "));
  for (const page of ["index", "pricing", "changelog", "changelog/v0-1-0", "404", "404.html"]) {
    const data = path.join(folder, "public", "page-data", page);
    fs.mkdirSync(data, { recursive: true });
    fs.writeFileSync(path.join(data, "page-data.json"), "{}");
  }
  const { stdout } = runScript(
    "scripts/lib/routes.mjs",
    "console.log(JSON.stringify(await script.routes()));",
    { cwd: folder },
  );
  fs.rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual([
    "/",
    "/changelog",
    "/changelog/v0-1-0",
    "/pricing",
    "/no-such-page",
  ]);
});
