// v0.9.0: the columns of a CSV file on the left, the fields of an issue on the right.
import { cursor, html, icon } from "../ui.mjs";

const COLUMNS = [
  ["Owner", "Lena Wirth", 2],
  ["Summary", "Share a planned ro…", 0],
  ["Prio", "Medium"],
  ["Kind", "Story", 1],
  ["Tags", "sharing", 4],
]; // a name, a value, the field it goes to
const FIELDS = ["Title", "Type", "Assignee", "Priority", "Labels"];
const MAPPED = COLUMNS.flatMap(([, , field], column) => (field >= 0 ? [[column, field]] : []));
const [TOP, STEP, LEFT, RIGHT] = [110, 60, 268, 424];

const y = (index) => TOP + STEP * index;
const at = (index) => `style="top:${y(index)}px"`;
const path = (from, x, to) => `M${LEFT} ${from}C${LEFT + 90} ${from} ${x - 90} ${to} ${x} ${to}`;
const line = ([column, field]) => `<path d="${path(y(column), RIGHT, y(field))}"/>`;
const dot = (cx, cy) => `<circle cx="${cx}" cy="${cy}" r="5"/>`;
const free = [RIGHT - 34, y(3) - 13];

export default {
  output: "content/releases/v0.9.0/picture.png",
  dark: "content/releases/v0.9.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` <div class="sheet">
      <p class="file">${icon("file")}switchback.csv</p>
      ${COLUMNS.map(
        ([name, value], index) =>
          html`<p class="column ${index === 2 && "held"}" ${at(index)}><b>${name}</b>${value}</p>`,
      )}
    </div>
    <h1>Issue fields</h1>
    ${FIELDS.map(
      (name, index) => html`<p class="field ${index === 3 && "target"}" ${at(index)}>${name}</p>`,
    )}
    <svg class="lines" viewBox="0 0 640 400">
      ${MAPPED.map(line)}
      ${MAPPED.map(([column, field]) => [dot(LEFT, y(column)), dot(RIGHT, y(field))])}
      <path class="held" d="${path(y(2), ...free)}" />
      <circle class="held" cx="${LEFT}" cy="${y(2)}" r="6" />
      <circle class="held" cx="${free[0]}" cy="${free[1]}" r="7" />
    </svg>
    ${cursor(free[0] - 3, free[1] - 2)}`,
  css: `
    body { background: light-dark(var(--sunken), var(--surface)); font-size: 20px; }
    .sheet {
      position: absolute; inset: 0 auto 0 0; width: ${LEFT}px; color-scheme: dark;
      background: var(--sunken); color: var(--muted);
    }
    .file {
      display: flex; gap: 8px; align-items: center; position: absolute; top: 36px; left: 32px;
      font: 500 16px "Geist Mono"; color: var(--ink);
    }
    .column {
      position: absolute; left: 32px; right: 0; font: 450 14px/1.3 "Geist Mono";
      transform: translateY(-50%); white-space: nowrap; overflow: hidden;
    }
    .column b { display: block; color: var(--ink); font: 600 20px/1.2 Geist; }
    .column.held b { color: var(--accent); }
    h1 { position: absolute; top: 32px; left: ${RIGHT}px; font-size: 24px; }
    .field {
      position: absolute; left: ${RIGHT}px; width: 260px; height: 48px; padding: 0 22px;
      border-radius: 12px;
      display: flex; align-items: center; transform: translateY(-50%); font-weight: 550;
      background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
    }
    .target {
      color: var(--accent); background: var(--accent-tint); box-shadow: inset 0 0 0 2px var(--accent);
    }
    .lines { position: absolute; inset: 0; fill: none; stroke: var(--muted); stroke-width: 2; }
    .lines circle { fill: var(--surface); }
    .lines .held { stroke: var(--accent); stroke-width: 3.5; }
    .lines circle.held { fill: var(--accent); stroke: none; }`,
};
