// The product's interface in template functions, filled from the one demo project.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

// The lab has the icons.
const lucide = createRequire(path.resolve("lab/package.json"))("lucide");

export const project = JSON.parse(readFileSync("content/demo-project.json", "utf8"));

/** A template tag that joins arrays and leaves out what is false, null or undefined. */
export function html(strings, ...values) {
  const text = (value) => (Array.isArray(value) ? value.map(text).join("") : value || "");
  return String.raw({ raw: strings }, ...values.map((v) => (v === 0 ? "0" : text(v))));
}

export function issue(key) {
  const found = project.issues.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`${key} is not in the demo project.`);
  return found;
}

// The signs of the scenes: src/sections/home/scene/parts.tsx.
const TYPES = {
  Epic: "Mountain",
  Story: "Bookmark",
  Task: "SquareCheck",
  Research: "Compass",
  Bug: "Bug",
};

/** The types' colours and grey, in the order of the team. */
const COLOURS = ["story", "epic", "task", "research", "bug", "muted"];
const personColour = (id) => {
  const place = project.people.findIndex((other) => other.id === id);
  return `var(--${COLOURS[place % COLOURS.length]})`;
};

const ICONS = {
  archive: "Archive",
  check: "Check",
  down: "ChevronDown",
  file: "File",
  grip: "GripVertical",
  plus: "Plus",
};

const drawing = (name) => {
  const shapes = lucide[name].map(([tag, attributes]) => {
    const values = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${values.join(" ")}/>`;
  });
  return `<svg class="icon" viewBox="0 0 24 24">${shapes.join("")}</svg>`;
};

export const icon = (name) => drawing(ICONS[name]);

/** The spark that marks what the AI did. */
export function spark(size = "1.05em") {
  const style = `width:${size};height:${size};fill:currentColor`;
  const path = "M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z";
  return `<svg viewBox="0 0 12 12" style="${style}"><path d="${path}"/></svg>`;
}

export const typeColour = (type) => `var(--${type.toLowerCase()})`;

export const typeIcon = (type) =>
  `<span class="type" style="--type:${typeColour(type)}">${drawing(TYPES[type])}</span>`;

/** Three bars, as many filled as the issue is urgent; urgent ones in red. */
export function priorityIcon(priority) {
  const filled = { Urgent: 3, High: 3, Medium: 2, Low: 1 }[priority];
  const bar = (index) =>
    `<rect x="${index * 4.5}" y="${8 - index * 4}" width="3" height="${4 + index * 4}" rx="1"
      opacity="${index < filled ? 1 : 0.3}"/>`;
  const colour = priority === "Urgent" ? "bug" : "muted";
  return `<svg viewBox="0 0 12 12" width="1em" height="1em" style="fill:var(--${colour})">
    ${[0, 1, 2].map(bar).join("")}</svg>`;
}

export const person = (id) => project.people.find((candidate) => candidate.id === id);

export const avatar = (id) =>
  `<span class="avatar" style="--person:${personColour(id)}">${person(id).initials}</span>`;

/** A chip the AI suggests, with its accept control; `done` once it has been accepted. */
export const suggestedChip = (text, done) =>
  `<span class="chip">${spark()}${text}${accept(done)}</span>`;

export const accept = (done) =>
  `<span class="accept ${done ? "done" : ""}">${icon("check")}</span>`;

export const suggested = (text) => `<span class="ai-mark">${spark()}${text}</span>`;

/** A pointer at (x, y), with the name of the person who holds it. */
export function cursor(x, y, id) {
  const arrow = `<svg viewBox="0 0 24 24"><path d="M4 2.5 20 12l-7.2 1.6L9 20.5z" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
  const name = id && `<b>${person(id).name.split(" ")[0]}</b>`;
  const style = `left:${x}px;top:${y}px;${id ? `--person:${personColour(id)}` : ""}`;
  return html`<span class="cursor" style="${style}">${arrow}${name}</span>`;
}
