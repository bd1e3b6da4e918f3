// An image for a page that has none of its own yet: a map with a cairn on its highest place.
import { cairn } from "./stones.mjs";
import { noise, random, smooth } from "./terrain.mjs";

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
  const [x, y] = [width * (0.35 + next() * 0.3), height * (0.42 + next() * 0.16)];
  const bend = noise(seed);
  /** A line around the cairn, bent like its neighbours. */
  const ring = (radius) => {
    const points = Array.from({ length: 49 }, (_, index) => {
      const angle = ((index % 48) / 24) * Math.PI;
      const [dx, dy] = [radius * 1.4 * Math.cos(angle), radius * Math.sin(angle)];
      const far = 1 + bend(dx / 300, dy / 300) * 0.4;
      return [x + dx * far, y + dy * far];
    });
    return smooth(points, 1);
  };
  const sheets = GROUNDS.map((ground, index) => {
    const radius = (width / 2) * (1 - index / GROUNDS.length) ** 1.2;
    return `<path d="${ring(radius)}" fill="${ground}" stroke="#1b1d1f33" stroke-width="2"/>`;
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
    ${cairn(x, y + 90, shape, colour, seed)}</svg>`;
}
