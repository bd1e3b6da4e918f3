// An image for a page that has none of its own yet: a map with a cairn on its highest place.
import { cairn } from "./stones.mjs";
import { hills, inside, levels, random, resample, smooth } from "./terrain.mjs";

/** Colours of the last stone: the five issue types and ember. */
const COLOURS = ["#6b45c6", "#24764a", "#2563c9", "#8a5a0b", "#b92c3a", "#b93f16"];
/** Ground of each level, from the valley to the top. */
const GROUNDS = ["#e6e0d3", "#ebe6da", "#f1ede5", "#f6f2eb", "#faf8f4", "#fdfcfa"];

/**
 * @param {{ seed: number, width?: number, height?: number }} options the same seed draws the same image; size in px
 * @returns {string} SVG
 */
export function cover({ seed, width = 1600, height = 840 }) {
  const next = random(seed);
  const top = [width * (0.35 + next() * 0.3), height * (0.42 + next() * 0.16)];
  const land = hills(seed, 420);
  // A mountain below the cairn, so that the highest ring closes around it.
  const ground = (x, y) =>
    land(x, y) * 0.55 + 1.25 * Math.exp(-(((x - top[0]) / 430) ** 2) - ((y - top[1]) / 300) ** 2);
  const thresholds = GROUNDS.map((_, index) => -0.35 + index * 0.3);
  const rings = levels(ground, { width, height, thresholds });
  const sheets = rings.map((level, index) => {
    const whole = level.filter((ring) => ring.length > 6);
    const area = whole.map((ring) => smooth(resample(ring, 18), 1)).join("");
    const lines = inside(whole, { width, height }).filter((line) => line.length > 6);
    const edge = lines.map((line) => smooth(resample(line, 18), 1)).join("");
    return `<path d="${area}" fill="${GROUNDS[index]}" fill-rule="evenodd"/>
      <path d="${edge}" fill="none" stroke="#1b1d1f33" stroke-width="2"/>`;
  });
  const stones = 4 + Math.floor(next() * 2);
  let dy = 0;
  const shape = Array.from({ length: stones }, (_, index) => {
    const stone = [
      (next() - 0.5) * 16,
      dy,
      170 - index * (130 / stones),
      58 - index * 6,
      (next() - 0.5) * 0.1,
    ];
    dy += stone[3] - 5;
    return stone;
  });
  const colour = COLOURS[Math.floor(next() * COLOURS.length)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#dfd8c9"/>${sheets.join("")}
    ${cairn(top[0], top[1] + 90, shape, colour, seed)}</svg>`;
}
