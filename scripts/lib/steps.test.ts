import { runScript } from "../../src/testing/run-script";

const { stdout } = runScript(
  "scripts/lib/steps.mjs",
  "console.log(JSON.stringify(script.steps.map(({ name }) => name)));",
);
const names = JSON.parse(stdout) as string[];

it("tells authors first, and builds before what the build writes is read", () => {
  expect(names[0]).toBe("content");
  for (const later of ["types", "lint", "site", "end-to-end"]) {
    expect(names.indexOf(later)).toBeGreaterThan(names.indexOf("build"));
  }
});

it("runs the steps that are asked for in their own order, and knows no others", () => {
  const { stdout: asked, stderr } = runScript(
    "scripts/lib/steps.mjs",
    'console.log(script.stepsNamed(["site", "build"]).map(({ name }) => name).join()); script.stepsNamed(["nothing"]);',
  );
  expect(asked).toBe("build,site\n");
  expect(stderr).toContain(`There is no step "nothing". The steps are: ${names.join(", ")}.`);
});

it("says of what is not run why, and counts nothing; what found nothing to count looks otherwise", () => {
  const run = (counts: object) => {
    const { stdout: said } = runScript(
      "scripts/lib/steps.mjs",
      `console.log(JSON.stringify(await script.runStep({ name: "some", run: () => (${JSON.stringify(counts)}) }, {})));`,
    );
    return JSON.parse(said) as { line: string };
  };
  const nothing = { passed: 0, failed: 0 };
  expect(run({ ...nothing, notRun: "no driver" })).toEqual({
    ...nothing,
    line: "some           not run: no driver",
  });
  expect(run(nothing).line).toMatch(/^some +0 passed, 0 failed/);
});

it("runs WebKitGTK last, and not where it is not installed", () => {
  expect(names.at(-1)).toBe("webkit");
  const { stdout: said } = runScript(
    "scripts/lib/steps.mjs",
    'console.log((await script.runStep(script.steps.at(-1), { sources: ".", site: "none" })).line);',
    { env: { PATH: "" } },
  );
  const [printed = "", line = ""] = said.trim().split("\n");
  expect(printed).toBe(
    "Not run: WebKitGTK is not here: no WebKitWebDriver and Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb",
  );
  expect(line).toMatch(/^webkit +not run: WebKitGTK is not here/);
});
