import { spawnSync } from "node:child_process";
import { runScript } from "../../src/testing/run-script";

interface Results {
  order: string[][];
  named: string[];
  notRun: { line: string };
  nothing: { line: string };
}

const { stdout } = runScript(
  "scripts/lib/steps.mjs",
  `
  const { steps, stepsNamed, runStep } = script;
  const counts = { passed: 0, failed: 0 };
  const results = {
    order: steps.map(({ name, needs = [], after = [] }) => [name, ...needs, ...after]),
    named: stepsNamed(["site", "build"]).map(({ name }) => name),
    notRun: await runStep({ name: "some", run: () => ({ ...counts, notRun: "no driver" }) }),
    nothing: await runStep({ name: "some", run: () => counts }),
  };
  console.log(JSON.stringify(results));
  `,
);
const results = JSON.parse(stdout) as Results;
const names = results.order.map(([name]) => name);

it("checks content first, and builds before the steps that read the build", () => {
  expect(names.slice(0, 2)).toEqual(["content", "build"]);
  const dependent = results.order.filter(([, ...after]) => after.includes("build"));
  expect(dependent.map(([name]) => name)).toEqual(
    expect.arrayContaining(["types", "lint", "site", "end-to-end"]),
  );
});

it("runs named steps in their usual order, and rejects unknown names in a sentence", () => {
  expect(results.named).toEqual(["build", "site"]);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/test.mjs", "build", "nothing"]);
  expect(status).toBe(1);
  expect(String(stderr)).toBe(`Unknown step "nothing". Available: ${names.join(", ")}.\n`);
});

it("reports why a step was skipped, unlike a step without results", () => {
  expect(results.notRun).toMatchObject({ passed: 0, failed: 0 });
  expect(results.notRun.line).toBe("some           not run: no driver");
  expect(results.nothing.line).toMatch(/^some +0 passed, 0 failed/);
});
