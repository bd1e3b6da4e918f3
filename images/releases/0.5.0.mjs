// v0.5.0: one issue with its priority, assignee and type pickers open.
import { contourSheet } from "../terrain.mjs";
import {
  avatar,
  cursor,
  html,
  icon,
  issue,
  person,
  priorityIcon,
  project,
  typeIcon,
} from "../ui.mjs";

const shown = issue("CRN-128");

const option = (mark, text, chosen) =>
  html`<li class="${chosen && "chosen"}">
    ${mark}<span class="grow">${text}</span>${chosen && icon("check")}
  </li>`;

const picker = (name, value, options) =>
  html` <div class="picker ${name.toLowerCase()}-picker">
    <p class="field">${name}</p>
    <p class="value row">${value}${icon("down")}</p>
    <ul class="panel">
      ${options}
    </ul>
  </div>`;

const priorities = ["Urgent", "High", "Medium", "Low"].map((name) =>
  option(priorityIcon(name), name, name === shown.priority),
);
const people = project.people.map(({ id, name }) =>
  option(avatar(id), name, id === shown.assignee),
);
const types = ["Bug", "Task", "Story", "Research", "Epic"].map((name) =>
  option(typeIcon(name), name, name === shown.type),
);

export default {
  output: "content/releases/v0.5.0/picture.png",
  dark: "content/releases/v0.5.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` ${contourSheet({ seed: 52, width: 640, height: 400, size: 250, count: 13 })}
    <span class="key">${shown.key}</span>
    <h1>${shown.title}</h1>
    ${picker("Priority", shown.priority, priorities)}
    ${picker("Assignee", person(shown.assignee).name, people)} ${picker("Type", shown.type, types)}
    ${cursor(372, 346)}`,
  css: `
    body { background: color-mix(in srgb, var(--bug) 9%, var(--paper)); font-size: 15px; }
    body > .key { position: absolute; top: 34px; left: 40px; font-size: 15px; }
    h1 {
      position: absolute; top: 55px; left: 38px; font-size: 36px; letter-spacing: -0.03em;
      white-space: nowrap;
    }
    .picker { position: absolute; top: 126px; }
    .priority-picker { left: 40px; width: 158px; }
    .assignee-picker { z-index: 1; left: 218px; width: 224px; }
    .type-picker { left: 462px; width: 200px; }
    .cursor { z-index: 2; }
    .contours { opacity: 0.09; }
    .field { color: var(--muted); font-size: 13px; }
    .value { margin: 2px 0 10px; gap: 4px; font-size: 17px; font-weight: 550; }
    .panel { padding: 7px; list-style: none; }
    .priority-picker .panel, .type-picker .panel { box-shadow: none; }
    .assignee-picker .panel {
      border-color: var(--accent); font-size: 17px; box-shadow: 0 0 0 2px var(--accent), var(--lift);
    }
    li {
      display: flex; align-items: center; gap: 10px; height: 40px; padding: 0 10px;
      border-radius: 10px;
    }
    .assignee-picker li { height: 47px; }
    .type-picker li { height: 38px; }
    .chosen { background: var(--sunken); font-weight: 600; }
    .assignee-picker .chosen { background: var(--accent-ground); color: var(--accent); }`,
};
