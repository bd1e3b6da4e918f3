/**
 * `npm test`: installs missing packages and runs every step, two at a time. `npm test -- build end-to-end` runs only these
 * steps, `npm test -- --changed` only steps for files that differ from the last commit.
 */
import { parseArgs } from "node:util";
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { changedFiles, inProcess, sideBySide } = await import("./lib/side-by-side.mjs");
const { notRun, runStep, steps, stepsNamed } = await import("./lib/steps.mjs");
const { areTypesCurrent } = await import("./lib/query-types.mjs");

const { changed: onlyChanged, named } = asked();
const changed = onlyChanged ? changedFiles() : undefined;
// With the types of earlier queries, correct code would fail.
const needsBuild = named.some(({ name }) => name === "types") && !areTypesCurrent();
const isChosen = (/** @type {typeof steps[number]} */ step) =>
  named.includes(step) && (!changed || changed.some((file) => step.concerns?.test(file)));
const chosen = process.send
  ? named
  : steps.filter((step) => isChosen(step) || (needsBuild && step.name === "build"));

if (process.send) {
  for (const step of chosen) process.send(await runStep(step, changed));
  process.disconnect();
} else {
  if (needsBuild)
    console.log("The queries have changed, so a build runs first to update their types.");
  // A step that runs alone prints its progress.
  const isAlone = (/** @type {{ name: string }} */ { name }) =>
    chosen.length === 1 || name === "end-to-end";
  const results = await sideBySide(chosen, (step, ended) => {
    const [lacking] =
      [...ended].find(
        ([{ name }, { passed, failed }]) =>
          step.needs?.includes(name) && (failed > 0 || passed === 0),
      ) ?? [];
    if (lacking) return runStep(notRun(step, `${lacking.name} failed`));
    return isAlone(step)
      ? runStep(step, changed)
      : inProcess(step.name, onlyChanged ? ["--changed"] : []);
  });
  console.log(`\n${results.map(({ line }) => line).join("\n")}\n`);
  if (changed)
    console.log(
      `This only covers files you changed (${changed.length}). Of the browser tests, only changed ones ran.`,
    );
  const left = steps.filter((step) => !chosen.includes(step)).map(({ name }) => name);
  if (left.length > 0) console.log(`This is only part of npm test. Not run: ${left.join(", ")}.`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The parsed command line. An invalid one ends the command with a message. */
function asked() {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { changed: { type: "boolean", default: false } },
    });
    return { ...values, named: names.length > 0 ? stepsNamed(names) : steps };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
