import { temporaryFolder } from "../testing/fixture-folder";

const checkout = temporaryFolder({ "build/public/index.html": "" });

const enter = () =>
  checkout.run(
    "test-site.mjs",
    'script.enterTestSite("."); console.log(process.cwd(), script.loginPort());',
    { TEST_SITE: "build" },
  );

it("says what to do where nothing was built for the tests", () => {
  expect(enter().stderr).toContain("There is no build for the tests. Make one: npm test -- build");
});

it("enters the build, and knows where it expects the login", () => {
  checkout.run("test-site.mjs", 'script.noteLoginPort("build", 20123);');
  expect(enter().stdout).toBe(`${checkout.at("build")} 20123\n`);
});
