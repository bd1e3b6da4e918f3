// v0.10.0: story points as stones, five chosen; below, a sprint that lasts two weeks.
import { contourSheet } from "../terrain.mjs";
import { html, icon, issue, project } from "../ui.mjs";

const shown = issue("CRN-139");
const POINTS = [1, 2, 3, 5, 8, 13];
const WIDTHS = [58, 70, 84, 114, 128, 172];
const RADII = ["48% 52% 46% 54% / 56% 58% 42% 44%", "54% 46% 52% 48% / 58% 54% 46% 42%"];

const stone = (points, index) =>
  html` <li
    class="${points === shown.points && "chosen"}"
    style="width:${WIDTHS[index]}px;height:${WIDTHS[index] * 0.78}px;
      border-radius:${RADII[index % 2]};
      font-size:${20 + WIDTHS[index] * 0.2}px"
  >
    ${points}
  </li>`;

const DAYS = ["M", "T", "W", "T", "F", "S", "S"];
const day = (_, index) =>
  html`<span class="${index % 7 > 4 && "off"}"
    ><small>${DAYS[index % 7]}</small>${3 + index}</span
  >`;

export default {
  output: "content/releases/v0.10.0/picture.png",
  dark: "content/releases/v0.10.0/picture-dark.png",
  size: [640, 400],
  scale: 3.75,
  html: html` ${contourSheet({ seed: 15, width: 640, height: 400, size: 240 })}
    <p class="issue row"><span class="key">${shown.key}</span>${shown.title}</p>
    <ul>
      ${POINTS.map(stone)}
    </ul>
    <div class="sprint">
      <p class="row">
        <b class="grow">${project.sprint}</b>
        <span class="muted">Duration</span><span class="button">2 weeks ${icon("down")}</span>
      </p>
      <div class="days">${Array.from({ length: 14 }, day)}</div>
    </div>`,
  css: `
    body { font-size: 17px; }
    .issue {
      position: absolute; top: 34px; left: 40px; gap: 12px; font-size: 18px; font-weight: 550;
    }
    ul {
      position: absolute; top: 74px; left: -4px; display: flex; align-items: flex-end; gap: 9px;
      padding: 0; height: 160px; list-style: none;
    }
    li {
      display: grid; place-items: center; flex: none; background: light-dark(#e4ddd0, #2a2d30); font-family: Bricolage;
      font-weight: 650; letter-spacing: -0.03em;
    }
    .chosen {
      background: var(--accent); color: var(--on-accent); transform: translateY(-14px);
      box-shadow: 0 16px 26px light-dark(#b93f1650, #0009);
    }
    .sprint {
      position: absolute; inset: 256px -30px -20px 40px; padding: 20px 24px; border-radius: 18px;
      background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
    }
    .sprint b { font: 650 22px Bricolage; letter-spacing: -0.02em; }
    .sprint .row { width: 551px; }
    .days { display: flex; gap: 3px; margin-top: 16px; }
    .days span {
      display: grid; justify-items: center; gap: 3px; width: 36px; padding: 8px 0;
      border-radius: 9px; background: var(--accent-ground); font-weight: 550;
    }
    .days small { color: var(--muted); font-size: 12px; }
    .days span:nth-child(8) { margin-left: 10px; }
    .days .off { background: var(--sunken); color: var(--muted); }`,
};
