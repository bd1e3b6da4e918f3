// v0.4.0: the kanban board, while Kaia moves a card and Omar looks on.
import { contourSheet } from "../terrain.mjs";
import { cursor, html, issue, project } from "../ui.mjs";

const BOARD = {
  Backlog: ["CRN-142", "CRN-138", "CRN-139", "CRN-140"],
  "In progress": ["CRN-101", "CRN-133"],
  "In review": ["CRN-128", "CRN-131", "slot"],
  Done: ["CRN-117", "CRN-123"],
};

const card = (key, content = "") => `<div class="card">
  <span class="key">${key}</span><p class="title">${issue(key).title}</p>${content}</div>`;

const column = (name) =>
  html` <section>
    <h2>${name}<span>${project.issues.filter((other) => other.status === name).length}</span></h2>
    ${BOARD[name].map((key) => (key === "slot" ? `<div class="slot"></div>` : card(key)))}
  </section>`;

export default {
  output: "content/releases/v0.4.0/picture.png",
  dark: "content/releases/v0.4.0/picture-dark.png",
  size: [800, 500],
  scale: 3,
  html: html` ${contourSheet({ seed: 4, width: 800, height: 500, size: 300 })}
    <div class="board">
      ${project.columns.map(column)}
      <div class="held">${card("CRN-136", cursor(186, 72, "kj"))}</div>
      ${cursor(150, 250, "om")}
    </div>`,
  css: `
    body { background: var(--sunken); font-size: 17px; }
    .board {
      position: absolute; top: 34px; left: 26px; display: flex; gap: 15px;
      transform: rotate(-4deg); transform-origin: 50% 40%;
    }
    section { display: grid; align-content: start; gap: 10px; width: 200px; }
    h2 { display: flex; gap: 9px; padding: 0 4px 4px; font-size: 19px; }
    h2 span { color: var(--muted); font: 450 17px Geist; }
    .card {
      display: grid; gap: 9px; padding: 13px 14px 15px; border: 1px solid var(--line);
      border-radius: 12px; background: var(--surface);
    }
    .title { font-weight: 500; line-height: 1.28; }
    .slot {
      height: 96px; border: 2px dashed var(--accent); border-radius: 12px; background: var(--accent-tint);
    }
    .held { position: absolute; top: 300px; left: 372px; width: 246px; transform: rotate(9deg); }
    .held .card {
      padding: 17px 18px 20px; border: 2px solid var(--accent); font-size: 20px;
      box-shadow: 0 24px 50px light-dark(#1b1d1f38, #000c);
    }`,
};
