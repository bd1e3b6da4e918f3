// v0.11.0: project settings seen at an angle: a status on the move, members, archive.
import { contourSheet } from "../terrain.mjs";
import { avatar, cursor, html, icon, project } from "../ui.mjs";

const COLOURS = {
  Backlog: "muted",
  "In progress": "task",
  "In review": "research",
  Done: "story",
};
const status = (name) =>
  html` <li class="${name === "In review" && "held"}" style="--status:var(--${COLOURS[name]})">
    <i>${icon("grip")}</i><span class="dot"></span>${name}
  </li>`;

const member = ({ id, name }) => html`<li>${avatar(id)}${name}</li>`;

export default {
  output: "content/releases/v0.11.0/picture.png",
  dark: "content/releases/v0.11.0/picture-dark.png",
  size: [800, 500],
  scale: 3,
  html: html` ${contourSheet({ seed: 112, width: 800, height: 500, size: 270, count: 14 })}
    <div class="plane">
      <div class="panel statuses">
        <h2>Statuses</h2>
        <ul>
          ${["Backlog", "In review", "In progress", "Done"].map(status)}
        </ul>
        <p class="row muted add">${icon("plus")}Add a status</p>
      </div>
      <div class="panel members">
        <p class="row"><b class="grow">Members</b><span class="button">${icon("plus")}Add</span></p>
        <ul>
          ${project.people.map(member)}
        </ul>
      </div>
      <div class="panel archive">
        <span class="button">${icon("archive")}Archive project</span>
      </div>
      ${cursor(120, 198)}
    </div>`,
  css: `
    body { background: color-mix(in srgb, var(--research) 18%, var(--paper)); font-size: 21px; }
    .plane {
      position: absolute; inset: 0 0 0 12px; transform: rotate(-11deg) skewX(4deg) scale(1.05);
      transform-origin: 50% 45%;
    }
    .panel { position: absolute; padding: 24px; }
    .members b { font: 650 27px Bricolage; letter-spacing: -0.02em; }
    .button { font-size: 19px; }
    .members ul { margin-top: 14px; }
    .cursor { z-index: 2; }
    h2 { margin-bottom: 14px; font-size: 27px; }
    ul { display: grid; gap: 10px; padding: 0; list-style: none; }
    li { display: flex; align-items: center; gap: 12px; height: 54px; font-weight: 550; }
    .statuses { z-index: 1; top: 40px; left: 34px; width: 400px; }
    .statuses li { padding: 0 16px; border-radius: 12px; background: var(--sunken); }
    .statuses i { color: var(--edge); }
    .statuses .icon { stroke-width: 3; }
    .dot { width: 15px; height: 15px; border-radius: 50%; background: var(--status); }
    .held.held {
      border: 2.5px solid var(--accent); background: var(--surface); box-shadow: 0 22px 34px light-dark(#1b1d1f40, #000a);
      transform: translate(46px, 14px) rotate(2deg);
    }
    .add { padding: 16px 16px 0; font-size: 18px; }
    .members { top: 50px; left: 462px; width: 310px; }
    .members li { height: 46px; }
    .archive { top: 388px; left: 462px; width: 310px; }`,
};
