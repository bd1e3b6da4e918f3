import { temporaryFolder } from "../testing/fixture-folder";

const checkout = temporaryFolder({ ".local/test-site/public/index.html": "" });

const enter = () =>
  checkout.run(
    "test-site.mjs",
    'script.enterTestSite("."); console.log(process.cwd(), script.loginPort());',
  );

it("fails with advice if there is no test build", () => {
  expect(enter().stderr).toContain("There's no test build yet. Make one with: npm test -- build");
});

it("enters the build, and returns the login's port", () => {
  checkout.run("test-site.mjs", "script.noteLoginPort(20123);");
  expect(enter().stdout).toBe(`${checkout.at(".local/test-site")} 20123\n`);
});
