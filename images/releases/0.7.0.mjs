// v0.7.0: an issue with a checklist of subtasks, two done; each one done is a stone on the cairn.
import { stones } from "../mark.mjs";
import { contourSheet } from "../terrain.mjs";
import { cursor, html, icon, issue } from "../ui.mjs";

const shown = issue("CRN-136");
const SUBTASKS = [
  ["Pick a fast format", true],
  ["Measure ten regions", true],
  ["Compress in the background", false],
];

const subtask = ([text, done]) =>
  html`<li class="${done && "done"}"><span class="box">${done && icon("check")}</span>${text}</li>`;

const stone = (d, index) => `<path class="${index < 2 ? "laid" : ""}" pathLength="24" d="${d}"/>`;

export default {
  output: "content/releases/v0.7.0/picture.png",
  dark: "content/releases/v0.7.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` ${contourSheet({ seed: 77, width: 640, height: 400, size: 240, count: 13 })}
    <svg class="cairn" viewBox="0 0 24 24">${stones.map(stone)}</svg>
    <div class="panel">
      <span class="key">${shown.key}</span>
      <h1>${shown.title}</h1>
      <p class="row count"><b>Subtasks</b><span class="muted">2 of ${SUBTASKS.length}</span></p>
      <ul>
        ${SUBTASKS.map(subtask)}
      </ul>
      ${cursor(50, 318)}
    </div>`,
  css: `
    body { background: color-mix(in srgb, var(--accent) 14%, var(--paper)); font-size: 21px; }
    .contours { color: var(--accent); opacity: 0.18; }
    .cairn { position: absolute; left: -30px; bottom: -22px; width: 262px; fill: none; }
    .cairn path { stroke: var(--accent); stroke-width: 0.3; stroke-dasharray: 0.72 0.48; }
    .cairn .laid { fill: var(--ink); stroke: none; }
    .panel {
      position: absolute; top: 32px; left: 236px; width: 560px; height: 400px; padding: 26px 34px;
    }
    .key { font-size: 15px; }
    h1 { margin: 8px 0 20px; font-size: 29px; }
    .count { padding-bottom: 8px; font-size: 16px; }
    ul { padding: 0; list-style: none; }
    li {
      display: flex; align-items: center; gap: 14px; height: 60px;
      border-top: 1px solid var(--line); font-weight: 500;
    }
    .box {
      display: grid; place-items: center; width: 27px; height: 27px; border: 2px solid var(--edge);
      border-radius: 8px;
    }
    .done { color: var(--muted); text-decoration: line-through; text-decoration-thickness: 1.5px; }
    .done .box { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
    .box .icon { stroke-width: 2.6; }`,
};
