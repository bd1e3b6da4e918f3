import { runScript } from "../../src/testing/run-script";

interface Told {
  order: string[][];
  asked: string[];
  notRun: { line: string };
  nothing: { line: string };
  webkit: { line: string };
}

const { stdout, stderr } = runScript(
  "scripts/lib/steps.mjs",
  `
  const { steps, stepsNamed, runStep } = script;
  const counts = { passed: 0, failed: 0 };
  process.env.PATH = "";
  const told = {
    order: steps.map(({ name, after = [] }) => [name, ...after]),
    asked: stepsNamed(["site", "build"]).map(({ name }) => name),
    notRun: await runStep({ name: "some", run: () => ({ ...counts, notRun: "no driver" }) }, {}),
    nothing: await runStep({ name: "some", run: () => counts }, {}),
    webkit: await runStep(steps.at(-1), { sources: ".", site: "none" }),
  };
  console.log(JSON.stringify(told));
  stepsNamed(["nothing"]);
  `,
);
const [, last = "{}"] = /\n({.*})\n$/.exec(stdout) ?? [];
const told = JSON.parse(last) as Told;
const names = told.order.map(([name]) => name);

it("tells authors first, and builds before what the build writes is read", () => {
  expect(names.slice(0, 2)).toEqual(["content", "build"]);
  const waiting = told.order.filter(([, ...after]) => after.includes("build"));
  const late = waiting.map(([name]) => name);
  expect(late).toEqual(expect.arrayContaining(["types", "lint", "site", "end-to-end"]));
});

it("runs the steps that are asked for in their own order, and knows no others", () => {
  expect(told.asked).toEqual(["build", "site"]);
  expect(stderr).toContain(`There is no step "nothing". The steps are: ${names.join(", ")}.`);
});

it("says of what is not run why, and counts nothing; what found nothing to count looks otherwise", () => {
  expect(told.notRun).toMatchObject({ passed: 0, failed: 0 });
  expect(told.notRun.line).toBe("some           not run: no driver");
  expect(told.nothing.line).toMatch(/^some +0 passed, 0 failed/);
});

it("runs WebKitGTK last, and not where it is not installed", () => {
  expect(names.at(-1)).toBe("webkit");
  expect(stdout).toContain(
    "Not run: WebKitGTK is not here: no WebKitWebDriver and Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb\n",
  );
  expect(told.webkit.line).toMatch(/^webkit +not run: WebKitGTK is not here/);
});
