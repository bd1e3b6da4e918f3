// Invented terrain: repeatable noise, a height field, and its contour lines as SVG path data.
import { createRequire } from "node:module";
import path from "node:path";

// The lab has the tracing of contours.
const require = createRequire(path.resolve("lab/package.json"));

/** A repeatable random number generator (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gradient noise in about -1…1 that varies over distances of about 1. */
export function noise(seed) {
  const next = random(seed);
  const angles = Array.from({ length: 4096 }, () => next() * Math.PI * 2);
  const slope = (column, row, x, y) => {
    const angle = angles[(column & 63) + (row & 63) * 64];
    return Math.cos(angle) * (x - column) + Math.sin(angle) * (y - row);
  };
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  const mix = (a, b, t) => a + (b - a) * t;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const side = (r) => mix(slope(column, r, x, y), slope(column + 1, r, x, y), ease(x - column));
    return mix(side(row), side(row + 1), ease(y - row)) * 1.5;
  };
}

/** Rolling hills over features of `size` pixels, bent a little so that no grid shows. */
export function hills(seed, size) {
  const [layer, bend] = [noise(seed), noise(seed + 1)];
  const octave = (x, y, n) => layer(x * n + n * 7.3, y * n + n * 3.1) / n ** 1.5;
  return (px, py) => {
    const [u, v] = [px / size, py / size];
    const [x, y] = [u + bend(u * 1.3, v * 1.3) * 0.35, v + bend(v * 1.3 + 9, u * 1.3) * 0.35];
    return octave(x, y, 1) + octave(x, y, 2) * 0.8 + octave(x, y, 4) * 0.3;
  };
}

/** The rings of each level of `height(x, y)` over a box and a margin around it, in pixels. */
export function levels(height, { width, height: tall, thresholds, step = 8, margin = 40 }) {
  const columns = Math.ceil((width + margin * 2) / step);
  const rows = Math.ceil((tall + margin * 2) / step);
  const at = (index) => index * step - margin;
  const values = Array.from({ length: columns * rows }, (_, index) =>
    height(at((index % columns) + 0.5), at(Math.floor(index / columns) + 0.5)),
  );
  const shape = require("d3-contour").contours().size([columns, rows]);
  return thresholds.map((threshold) =>
    shape
      .contour(values, threshold)
      .coordinates.flat()
      .map((ring) => ring.map(([x, y]) => [at(x), at(y)])),
  );
}

/** Cuts rings where they leave the box, so that its border is never drawn as a line. */
export function inside(rings, { width, height, margin = 20 }) {
  const within = ([x, y]) =>
    x > -margin && y > -margin && x < width + margin && y < height + margin;
  return rings.flatMap((ring) => {
    const start = ring.findIndex((point) => !within(point));
    if (start < 0) return [ring];
    const turned = [...ring.slice(start, -1), ...ring.slice(0, start + 1)];
    const runs = [[]];
    for (const point of turned) {
      if (within(point)) runs.at(-1).push(point);
      else if (runs.at(-1).length) runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  });
}

/** The same line with points at equal distances, about `spacing` apart. */
export function resample(line, spacing) {
  const far = [0];
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1], line[index]];
    far.push(far.at(-1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const parts = Math.max(3, Math.round(far.at(-1) / spacing));
  let index = 1;
  return Array.from({ length: parts + 1 }, (_, part) => {
    const at = (far.at(-1) * part) / parts;
    while (index < line.length - 1 && far[index] < at) index += 1;
    const t = Math.min(1, (at - far[index - 1]) / (far[index] - far[index - 1] || 1));
    return [0, 1].map((axis) => line[index - 1][axis] * (1 - t) + line[index][axis] * t);
  });
}

/** SVG path data for a smooth curve through the middles of a line's segments, in relative coordinates: they are shorter. */
export function smooth(line, digits = 0) {
  const closed = Math.hypot(line[0][0] - line.at(-1)[0], line[0][1] - line.at(-1)[1]) < 1e-6;
  const rounded = (point) => point.map((value) => Number(value.toFixed(digits)));
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const points = closed ? [...line, line[1]] : line;
  const start = rounded(closed ? middle(points[0], points[1]) : points[0]);
  let from = start;
  const text = (point) => rounded([point[0] - from[0], point[1] - from[1]]).join(" ");
  const curves = points.slice(1, -1).map((point, index) => {
    const last = !closed && index === points.length - 3;
    const to = rounded(last ? points.at(-1) : middle(point, points[index + 2]));
    const curve = `q${text(rounded(point))} ${text(to)}`;
    from = to;
    return curve;
  });
  const rest = curves.length ? curves.join("") : `l${text(rounded(points.at(-1)))}`;
  return `M${start.join(" ")}${rest}${closed ? "z" : ""}`;
}

/** A whole sheet of contour lines as one SVG, behind an image. */
export function contourSheet({ seed, width, height, size = 260, count = 11 }) {
  const thresholds = Array.from({ length: count }, (_, index) => -1 + (index * 2) / (count - 1));
  const box = { width, height, thresholds };
  const rings = levels(hills(seed, size), box).flat();
  const paths = inside(rings, box)
    .filter((line) => line.length > 8)
    .map((line) => smooth(resample(line, 14), 1));
  const viewBox = `0 0 ${width} ${height}`;
  return `<svg class="contours" viewBox="${viewBox}"><path d="${paths.join("")}"/></svg>`;
}
