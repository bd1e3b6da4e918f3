// The product's interface in template functions, filled from the one demo project.
import { readFileSync } from "node:fs";

const file = new URL("../content/demo-project.json", import.meta.url);
export const project = JSON.parse(readFileSync(file, "utf8"));

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

const TYPES = {
  Epic: { colour: "#6b45c6", draw: "M3 19 10 6l4 7 2-3 5 9z" },
  Story: { colour: "#24764a", draw: "M7 4h10v16l-5-4-5 4z" },
  Task: { colour: "#2563c9", draw: "m5 12.5 4.5 4.5L19 7" },
  Research: {
    colour: "#8a5a0b",
    draw: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20",
  },
  Bug: {
    colour: "#b92c3a",
    draw:
      "M8 9h8v6a4 4 0 0 1-8 0zM9 9a3 3 0 0 1 6 0M3.5 12.5H8M16 12.5h4.5" +
      "M5 6l3 3M19 6l-3 3M5 19l3-3M19 19l-3-3",
  },
};

const PEOPLE = { lw: "#f3c7b1", om: "#bfd3f3", kj: "#bfe0ca", dp: "#dccbf4" };

const ICONS = {
  archive: "M4 8v11a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1V8M3 4h18v4H3zM10 12h4",
  check: "m5 12.5 4.5 4.5L19 7",
  down: "m6 9 6 6 6-6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  plus: "M12 5v14M5 12h14",
};

const drawing = (d) => `<svg class="icon" viewBox="0 0 24 24"><path d="${d}"/></svg>`;

export const icon = (name) => drawing(ICONS[name]);

/** The spark that marks what the AI did. */
export function spark(size = "1.05em") {
  const style = `width:${size};height:${size};fill:currentColor`;
  const path =
    "M12 1.5c.8 6.2 4.3 9.7 10.5 10.5-6.2.8-9.7 4.3-10.5 10.5" +
    "-.8-6.2-4.3-9.7-10.5-10.5 6.2-.8 9.7-4.3 10.5-10.5z";
  return `<svg viewBox="0 0 24 24" style="${style}"><path d="${path}"/></svg>`;
}

export const typeColour = (type) => TYPES[type].colour;

export function typeIcon(type) {
  const { colour, draw } = TYPES[type];
  return `<span class="type" style="--type:${colour}">${drawing(draw)}</span>`;
}

/** Bars that rise with the priority; Urgent is a filled square. */
export function priorityIcon(priority) {
  const level = ["Low", "Medium", "High"].indexOf(priority);
  const bar = (index) =>
    `<rect x="${3 + index * 7}" y="${15 - index * 5}" width="4.5" height="${6 + index * 5}" rx="1.5"
      opacity="${index > level ? 0.25 : 1}"/>`;
  const urgent = `<path fill-rule="evenodd" d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0
    0 1-4-4V6a4 4 0 0 1 4-4zm4.8 4v8h2.4V6zm0 9.8v2.4h2.4v-2.4z" fill="#b93f16"/>`;
  const drawing = priority === "Urgent" ? urgent : [0, 1, 2].map(bar).join("");
  return `<svg viewBox="0 0 24 24" width="1.15em" height="1.15em">${drawing}</svg>`;
}

export const person = (id) => project.people.find((candidate) => candidate.id === id);

export const avatar = (id) =>
  `<span class="avatar" style="--person:${PEOPLE[id]}">${person(id).initials}</span>`;

/** A chip the AI suggests, with its accept control; `done` once it has been accepted. */
export const suggestedChip = (text, done) =>
  `<span class="chip">${spark()}${text}${accept(done)}</span>`;

export const accept = (done) =>
  `<span class="accept ${done ? "done" : ""}">${icon("check")}</span>`;

export const suggested = (text) => `<span class="ai-mark">${spark()}${text}</span>`;

/** A pointer at (x, y), with the name of the person who holds it. */
export function cursor(x, y, id) {
  const arrow = `<svg viewBox="0 0 24 24"><path d="M4 2.5 20 12l-7.2 1.6L9 20.5z" fill="#1b1d1f"
    stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
  const name = id && `<b>${person(id).name.split(" ")[0]}</b>`;
  const style = `left:${x}px;top:${y}px;${id ? `--person:${PEOPLE[id]}` : ""}`;
  return html`<span class="cursor" style="${style}">${arrow}${name}</span>`;
}
