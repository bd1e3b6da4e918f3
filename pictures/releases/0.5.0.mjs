// v0.5.0: one issue with its priority, assignee and type pickers open.
import { avatar, cursor, html, icon, issue, person, priorityIcon, project, typeIcon } from "../ui.mjs";

const shown = issue("CRN-128");

const option = (mark, text, chosen) =>
  html`<li class="${chosen && "chosen"}">
    ${mark}<span class="grow">${text}</span>${chosen && icon("check")}
  </li>`;

const picker = (name, value, options) => html`
  <div class="picker ${name.toLowerCase()}">
    <p class="field">${name}</p>
    <p class="value row">${value}${icon("down")}</p>
    <ul class="panel">${options}</ul>
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
  size: [640, 400],
  scale: 2.5,
  html: html`
    <span class="key">${shown.key}</span>
    <h1>${shown.title}</h1>
    ${picker("Priority", shown.priority, priorities)}
    ${picker("Assignee", person(shown.assignee).name, people)}
    ${picker("Type", shown.type, types)}
    ${cursor(384, 349)}`,
  css: `
    body { background: #17191b; color: #f2efe9; font-size: 15px; }
    body > .key { position: absolute; top: 40px; left: 40px; color: #a9aeb4; font-size: 15px; }
    h1 { position: absolute; top: 62px; left: 38px; font-size: 37px; letter-spacing: -0.03em; white-space: nowrap; }
    .picker { position: absolute; top: 134px; }
    .priority { left: 40px; width: 158px; }
    .assignee { left: 216px; width: 216px; }
    .type { left: 450px; width: 190px; }
    .picker.type { all: unset; position: absolute; top: 134px; left: 450px; width: 240px; }
    .field { color: #a9aeb4; font-size: 13px; }
    .value { margin: 2px 0 10px; gap: 4px; font-size: 17px; font-weight: 550; }
    .panel { padding: 7px; list-style: none; color: var(--ink); border: 0; }
    .priority .panel, .picker.type .panel { background: #f1ede5; }
    .assignee .panel { font-size: 17px; box-shadow: 0 0 0 3px #ff8a5c; }
    .assignee { z-index: 1; }
    li { display: flex; align-items: center; gap: 10px; height: 40px; padding: 0 10px; border-radius: 10px; }
    .assignee li { height: 50px; }
    .chosen { background: #1b1d1f14; font-weight: 600; }
    .assignee .chosen { background: var(--ember-tint); color: var(--ember); }
    .assignee .avatar { color: var(--ink); }`,
};
