import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

const checkout = fs.mkdtempSync(path.join(os.tmpdir(), "a checkout "));
afterAll(() => fs.rmSync(checkout, { recursive: true }));

const enter = () =>
  runScript(
    "scripts/lib/test-site.mjs",
    `script.enterTestSite(${JSON.stringify(checkout)}); console.log(process.cwd(), script.loginPort());`,
    { env: { TEST_SITE: "build" } },
  );

it("says what to do where nothing was built for the tests", () => {
  expect(enter().stderr).toContain("There is no build for the tests. Make one: npm test -- build");
});

it("enters the build, and knows where it expects the login", () => {
  fs.mkdirSync(path.join(checkout, "build", "public"), { recursive: true });
  runScript("scripts/lib/test-site.mjs", 'script.noteLoginPort("build", 20123);', {
    cwd: checkout,
  });
  const folder = fs.realpathSync(path.join(checkout, "build"));
  expect(enter().stdout).toBe(`${folder} 20123\n`);
});
