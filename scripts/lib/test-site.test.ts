import { temporaryFolder } from "../testing/fixture-folder";

const checkout = temporaryFolder({ "build/public/index.html": "" });

const enter = () =>
  checkout.run(
    "test-site.mjs",
    'script.enterTestSite("."); console.log(process.cwd(), script.loginPort());',
    { TEST_SITE: "build" },
  );

it("fails with advice if there is no test build", () => {
  expect(enter().stderr).toContain("There is no build for the tests. Make one: npm test -- build");
});

it("enters the build, and returns the login's port", () => {
  checkout.run("test-site.mjs", 'script.noteLoginPort("build", 20123);');
  expect(enter().stdout).toBe(`${checkout.at("build")} 20123\n`);
});
