// The motif behind the hero: a handful of long, calm contour lines in the current colour.
import { hills, inside, levels, resample, smooth } from "../terrain.mjs";

const box = { width: 1440, height: 800, step: 12, margin: 60 };
const thresholds = [-0.66, -0.48, -0.3, -0.12, 0.06, 0.24, 0.42, 0.6];

const lines = inside(levels(hills(7, 620), { ...box, thresholds }).flat(), box)
  .filter((line) => line.length > 36)
  .map((line) => smooth(resample(line, 68)));

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"`;
const style = `fill="none" stroke="currentColor" stroke-width="1.5"`;
const paths = lines.map((line) => `<path d="${line}"/>`).join("\n");

export default {
  output: "static/contours.svg",
  text: `${open} ${style}>\n${paths}\n</svg>\n`,
};
