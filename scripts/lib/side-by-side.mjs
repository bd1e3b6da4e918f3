/** Runs steps of `npm test` in parallel, each in its own process. */
import { execFileSync, fork } from "node:child_process";

/** @typedef {Awaited<ReturnType<typeof import("./steps.mjs").runStep>>} Result */

/**
 * Runs each step as soon as a lane is free and the steps in its `needs` and `after` have ended.
 * @template {{ name: string, needs?: string[], after?: string[] }} Kind
 * @template Outcome
 * @param {Kind[]} steps the first ready step runs first @param {(step: Kind, ended: Map<Kind, Outcome>) => Promise<Outcome>} run
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function sideBySide(steps, run, lanes = 2) {
  const waiting = [...steps];
  /** @type {Map<Kind, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Kind, Outcome>} */
  const outcomes = new Map();
  const isReady = (/** @type {Kind} */ { needs = [], after = [] }) =>
    ![...waiting, ...running.keys()].some(({ name }) => [...needs, ...after].includes(name));
  while (waiting.length + running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step === undefined) await Promise.race(running.values());
    else {
      const ended = run(step, outcomes).then((outcome) => {
        outcomes.set(step, outcome);
        running.delete(step);
      });
      running.set(step, ended);
    }
  }
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}

/**
 * Runs a step in its own process, and prints its output when it has ended.
 * @param {string} name @param {string[]} options of `scripts/test.mjs`
 * @returns {Promise<Result>}
 */
export function inProcess(name, options) {
  const child = fork("scripts/test.mjs", [name, ...options], { silent: true, execArgv: [] });
  let output = "";
  /** @type {Result} */
  let result = { passed: 0, failed: 1, line: `${name.padEnd(14)} ended without a result` };
  child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
  child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
  child.on("message", (sent) => (result = /** @type {Result} */ (sent)));
  return new Promise((resolve) => {
    child.on("close", () => {
      console.log(`\n── ${name} ${"─".repeat(Math.max(3, 60 - name.length))}\n${output.trimEnd()}`);
      console.log(result.line);
      resolve(result);
    });
  });
}

/** @returns {string[]} paths of files that differ from the last commit or are untracked */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
  return [
    ...git("diff", "--name-only", "-z", "--relative", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
}
