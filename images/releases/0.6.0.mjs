// v0.6.0: a hierarchy. One epic, its story, the story's tasks, joined like a trail.
import { contourSheet } from "../terrain.mjs";
import { html, issue, typeColour, typeIcon } from "../ui.mjs";

const node = (key, x, y) => {
  const { title, type } = issue(key);
  const at = `left:${x}px;top:${y}px;--type:${typeColour(type)}`;
  return html`<div class="node ${type.toLowerCase()}" style="${at}">
    <p class="row">${typeIcon(type)}<b>${type}</b><span class="key">${key}</span></p>
    <h2>${title}</h2>
  </div>`;
};

/** A line that leaves a parent downwards and bends into its child. */
const branch = (type, x, from, to, reach) =>
  `<path style="stroke:${typeColour(type)}" d="M${x} ${from}V${to - 22}q0 22 22 22H${x + reach}"/>`;

export default {
  output: "content/releases/v0.6.0/picture.png",
  dark: "content/releases/v0.6.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` ${contourSheet({ seed: 61, width: 640, height: 400, size: 210, count: 15 })}
    <svg class="trail" viewBox="0 0 640 400">
      ${branch("Epic", 62, 100, 174, 60)} ${branch("Epic", 62, 100, 460, 60)}
      ${branch("Story", 160, 200, 263, 60)} ${branch("Story", 160, 200, 343, 60)}
    </svg>
    ${node("CRN-101", -16, 24)} ${node("CRN-117", 118, 140)} ${node("CRN-123", 218, 232)}
    ${node("CRN-136", 218, 312)}`,
  css: `
    body { background: color-mix(in srgb, var(--epic) 10%, var(--paper)); font-size: 14px; }
    .contours { color: var(--epic); opacity: 0.16; }
    .trail { position: absolute; inset: 0; fill: none; stroke-width: 3.5; }
    .node {
      position: absolute; padding: 9px 20px 11px 16px; border-radius: 14px; color: var(--ink);
      background: var(--surface); box-shadow: 0 0 0 1px var(--line); white-space: nowrap;
    }
    .node b { color: var(--type); }
    .node h2 { margin-top: 5px; font: 550 18px/1.15 Geist; letter-spacing: -0.01em; }
    .epic {
      padding: 14px 60px 18px 56px; color: light-dark(#fff, var(--paper)); background: var(--type); box-shadow: var(--lift);
    }
    .epic b, .epic .key, .epic .type { color: inherit; }
    .epic h2 { font: 650 40px/1 Bricolage; letter-spacing: -0.03em; }
    .story h2 { font-size: 22px; }`,
};
