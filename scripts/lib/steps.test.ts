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
