// The cover of the comparison: five trails from one valley to five cairns on a paper-cut map.
import { cairn } from "../stones.mjs";
import { hills, levels, random, resample, smooth } from "../terrain.mjs";
import { findTrail } from "../trail.mjs";

const box = { width: 1600, height: 840 };

// Each tool: its colour, its summit, where its trail enters the image, the stones of its cairn.
const TOOLS = [
  {
    colour: "#6b45c6",
    summit: [235, 372],
    start: 560,
    shape: [
      [-34, 0, 66, 40],
      [34, 0, 64, 44],
      [0, 0, 54, 34],
      [-18, 40, 66, 36],
      [26, 40, 58, 32],
      [4, 74, 54, 34],
    ],
  },
  {
    colour: "#24764a",
    summit: [508, 226],
    start: 680,
    shape: [
      [0, 0, 92, 34],
      [6, 32, 74, 24, 0.05],
      [-4, 55, 66, 22, -0.06],
      [5, 76, 52, 20, 0.05],
      [-1, 95, 40, 18],
      [2, 112, 26, 18],
    ],
  },
  {
    colour: "#b93f16",
    summit: [836, 330],
    start: 800,
    shape: [
      [0, 0, 168, 74],
      [-10, 71, 122, 60, -0.05],
      [12, 128, 78, 52, 0.04],
    ],
  },
  {
    colour: "#2563c9",
    summit: [1140, 205],
    start: 920,
    shape: [
      [-38, 0, 44, 42],
      [40, 0, 46, 42],
      [-38, 40, 38, 34],
      [38, 40, 40, 34],
      [2, 70, 142, 30, 0.03],
      [6, 98, 48, 34],
    ],
  },
  {
    colour: "#8a5a0b",
    summit: [1402, 352],
    start: 1190,
    shape: [
      [0, 0, 118, 104, 0.04],
      [12, 100, 56, 30, -0.1],
      [8, 128, 32, 24],
    ],
  },
];

const bumps = hills(31, 420);
const ground = (x, y) => {
  const peak = ({ summit: [px, py] }) =>
    Math.exp(-(((x - px) / 175) ** 2) - ((y - py + 10) / 135) ** 2) * 5.2;
  const rise = (840 - y) / 210;
  return TOOLS.reduce((sum, tool) => sum + peak(tool), rise) + bumps(x, y) * 1.9;
};
const WATER = -0.25;
const wild = hills(8, 150);
const cost = (x, y) => (ground(x, y) < WATER + 0.4 ? 30 : Math.max(0, wild(x, y) + 0.2) * 2.5);

const thresholds = Array.from({ length: 22 }, (_, index) => WATER + index * 0.46);
const tint = (index) => `hsl(${36 + index * 0.3} ${46 - index * 0.4}% ${83 + index * 0.66}%)`;
const layer = (rings, index) => {
  const d = rings.map((ring) => smooth(resample(ring, 14), 1)).join("");
  const line = index % 5 === 0 ? 'stroke-opacity="0.42" stroke-width="2.2"' : "";
  return `<path d="${d}" fill="#6b4a2a" opacity="0.1" stroke="none" transform="translate(4 6)"/>
    <path d="${d}" fill="${tint(index)}" ${line}/>`;
};
const map = levels(ground, { ...box, thresholds })
  .map(layer)
  .join("");

const trails = [];
for (const { summit, start } of TOOLS) {
  const others = trails.map((trail) => trail.filter(([, y]) => y < 780));
  const terrain = { ...box, ground, cost, others };
  trails.push(findTrail([start, 864], [summit[0], summit[1] + 16], terrain));
}
const paths = trails.map((trail) => smooth(resample(trail, 36), 1));
const trail = ({ colour }, index) =>
  `<path d="${paths[index]}" stroke="#fffdf8" stroke-width="13"/>
   <path d="${paths[index]}" stroke="${colour}" stroke-width="7" stroke-dasharray="20 12"/>`;

const next = random(5);
const tree = (_, index) => {
  const [x, y, tall] = [next() * box.width, index * 0.24, 17 + next() * 10];
  const height = ground(x, y);
  const free = trails.flat().every(([tx, ty]) => Math.hypot(tx - x, ty - y + 8) > 34);
  if (!free || height < WATER + 0.3 || height > 2.1 || wild(x, y) < 0.42) return [];
  const left = (x - tall * 0.3).toFixed(1);
  return `<path d="M${left} ${y.toFixed(1)}l${tall * 0.3} ${-tall} ${tall * 0.3} ${tall}z"/>`;
};
const trees = Array.from({ length: 3500 }, tree).flat();

const cairns = TOOLS.map(({ summit: [x, y], shape, colour }, index) =>
  cairn(x, y + 6, shape, colour, index + 1),
);

export default {
  output: "content/articles/the-best-ai-project-management-software-in-2025/cover.png",
  size: [box.width, box.height],
  scale: 1.5,
  html: `<svg viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}">
    <g stroke="#5d4427" stroke-opacity="0.24" stroke-width="1.2" fill-rule="evenodd">${map}</g>
    <g fill="#7f8560" fill-opacity="0.72">${trees.join("")}</g>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${TOOLS.map(trail).join("")}</g>
    ${cairns.join("")}
  </svg>`,
  css: "body { background: #c9d2d3; }",
};
