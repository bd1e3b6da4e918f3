// v0.8.0: the AI suggests labels and four subtasks; one has been accepted.
import { contourSheet } from "../terrain.mjs";
import { accept, cursor, html, issue, spark, suggested, suggestedChip, typeIcon } from "../ui.mjs";

const shown = issue("CRN-142");
const SUBTASKS = [
  "Read the battery while recording",
  "Estimate what the route will use",
  "Warn while turning back is possible",
  "Offer to save power",
];

const row = (text, index) =>
  html`<li class="${index === 0 && "taken"}">
    <span class="grow">${text}</span>${accept(index === 0)}
  </li>`;

export default {
  output: "content/releases/v0.8.0/picture.png",
  dark: "content/releases/v0.8.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` ${contourSheet({ seed: 88, width: 640, height: 400, size: 230, count: 13 })}
    <div class="big">${spark("100%")}</div>
    <div class="panel">
      <p class="row">${typeIcon(shown.type)}<span class="key">${shown.key}</span></p>
      <h1>${shown.title}</h1>
      <p class="row">
        ${shown.labels.map((label, index) => suggestedChip(label, index === 0))}
        <span class="hint">Suggested labels</span>
      </p>
    </div>
    <div class="panel list">
      <p class="row">
        <span class="grow row">${suggested("Suggested subtasks")}</span>
        <span class="button ai">Accept all</span>
      </p>
      <ul>
        ${SUBTASKS.map(row)}
      </ul>
    </div>
    ${cursor(572, 180)}`,
  css: `
    body { background: color-mix(in srgb, var(--ai) 15%, var(--paper)); font-size: 17px; }
    .contours { color: var(--ai); opacity: 0.2; }
    .big { position: absolute; left: -120px; bottom: -150px; width: 360px; color: var(--ai-tint); }
    .panel { position: absolute; }
    body > .panel { top: -22px; left: 40px; width: 540px; padding: 46px 26px 60px; }
    h1 { margin: 8px 0 12px; font-size: 23px; white-space: nowrap; }
    .key { font-size: 14px; }
    .hint { margin-left: 4px; color: var(--ai); font-size: 15px; font-weight: 500; }
    body > .list { top: 136px; left: 136px; width: 464px; height: 300px; padding: 14px 18px; }
    .list .ai-mark { font-size: 18px; }
    ul { display: grid; gap: 6px; margin-top: 10px; padding: 0; list-style: none; }
    li {
      display: flex; align-items: center; height: 42px; padding: 0 12px 0 16px; border-radius: 12px;
      background: var(--ai-ground); box-shadow: inset 0 0 0 1px var(--ai-line); font-weight: 500;
      font-size: 18px;
    }
    .taken { background: none; box-shadow: inset 0 0 0 1px var(--line); }`,
};
