/**
 * What is kept of one Lighthouse run. Lighthouse loads the page unhindered and reckons what a phone would have
 * needed: LCP, Speed Index, TBT and long tasks are such times. CPU is what this machine took.
 */

/**
 * @typedef {Record<string, number>} Numbers
 * @typedef {{ numbers: Numbers, lcpElement: string, animations: string[] }} Figures
 *   `numbers` as in {@link units}; `animations`: those that are not composited, with the reason
 */

/** Every number, in the order of the tables, with its unit. */
export const units = {
  performance: "of 100",
  LCP: "ms",
  "Speed Index": "ms",
  TBT: "ms",
  CLS: "",
  "script CPU": "ms",
  "style CPU": "ms",
  "layout CPU": "ms",
  "paint CPU": "ms",
  "all CPU": "ms",
  "long tasks": "",
  "in long tasks": "ms",
  HTML: "kB",
  JavaScript: "kB",
  CSS: "kB",
  fonts: "kB",
  pictures: "kB",
  data: "kB",
  "all bytes": "kB",
  elements: "",
};

/** From this on a task keeps a visitor waiting. https://web.dev/articles/long-tasks-devtools */
const LONG_MS = 50;

/**
 * @param {any} lhr Lighthouse's result
 * @param {any[]} tasks of the main thread, as Lighthouse's MainThreadTasks gives them: times in ms as observed
 * @returns {Figures}
 */
export function figuresOf(lhr, tasks) {
  const { audits, configSettings, categories } = lhr;
  /** As Lighthouse's own audits do it: what is observed is multiplied. */
  const slower =
    configSettings.throttlingMethod === "simulate"
      ? configSettings.throttling.cpuSlowdownMultiplier
      : 1;
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  const long = tasks
    .filter((task) => !task.parent && !task.unbounded)
    .map((task) => task.duration * slower)
    .filter((duration) => duration >= LONG_MS);
  return {
    numbers: {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      LCP: Math.round(value("largest-contentful-paint")),
      "Speed Index": Math.round(value("speed-index")),
      TBT: Math.round(value("total-blocking-time")),
      CLS: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
      ...cpu(tasks),
      "long tasks": long.length,
      "in long tasks": Math.round(sum(long)),
      ...bytes(audits["network-requests"]?.details?.items ?? []),
      elements: elementsOf(audits["dom-size-insight"]),
    },
    lcpElement: lcpElementOf(audits["lcp-breakdown-insight"]),
    animations: (audits["non-composited-animations"]?.details?.items ?? []).map(animationOf),
  };
}

/**
 * @param {any[]} tasks of Lighthouse, whose types are not here: it is fetched when the bench first runs
 * @returns {Numbers} ms by what was done; a task counts without those below it
 */
function cpu(tasks) {
  const of = (/** @type {(task: any) => boolean} */ wanted) =>
    Math.round(sum(tasks.filter(wanted).map(({ selfTime }) => selfTime)));
  const groups = (/** @type {string[]} */ ...ids) => of(({ group }) => ids.includes(group.id));
  const isStyle = (/** @type {any} */ task) => /style|UpdateLayoutTree/i.test(task.event.name);
  return {
    "script CPU": groups("scriptEvaluation", "scriptParseCompile"),
    "style CPU": of((task) => task.group.id === "styleLayout" && isStyle(task)),
    "layout CPU": of((task) => task.group.id === "styleLayout" && !isStyle(task)),
    "paint CPU": groups("paintCompositeRender"),
    "all CPU": of(() => true),
  };
}

/** @type {[name: string, type: RegExp][]} */
const byType = [
  ["HTML", /html/],
  ["JavaScript", /javascript/],
  ["CSS", /css/],
  ["fonts", /font|woff/],
  ["pictures", /^image/],
  ["data", /json/],
];

/** @param {any[]} requests @returns {Numbers} kB as they went over the line */
function bytes(requests) {
  const kb = (/** @type {any[]} */ some) =>
    Math.round(sum(some.map(({ transferSize }) => transferSize ?? 0)) / 100) / 10;
  const types = byType.map(([name, type]) => [
    name,
    kb(requests.filter(({ mimeType }) => type.test(mimeType ?? ""))),
  ]);
  return { ...Object.fromEntries(types), "all bytes": kb(requests) };
}

/** @param {any} audit @returns {number} */
function elementsOf(audit) {
  return audit?.details?.debugData?.totalElements ?? audit?.details?.items?.[0]?.value?.value ?? 0;
}

/** @param {any} audit @returns {string} */
function lcpElementOf(audit) {
  const items = audit?.details?.items ?? [];
  const node = items.find((/** @type {any} */ item) => item.type === "node");
  return node ? `${node.selector} "${(node.nodeLabel ?? "").slice(0, 40)}"` : "";
}

/** @param {any} item @returns {string} */
function animationOf({ node, subItems }) {
  const why = (subItems?.items ?? []).map((/** @type {any} */ { animation, failureReason }) =>
    [animation, failureReason?.formattedDefault ?? failureReason].filter(Boolean).join(": "),
  );
  return `${node?.selector ?? "?"} (${why.join("; ")})`;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
