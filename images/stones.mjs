// Stones with some character, and the cairns people build of them.
import { random, smooth } from "./terrain.mjs";

/** A pebble's outline: flatter below than above, no two alike. */
function outline({ x, y, width, height, seed, tilt = 0 }) {
  const next = random(seed);
  const phases = [next() * 6, next() * 6];
  const points = Array.from({ length: 25 }, (_, index) => {
    const angle = ((index % 24) / 24) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const power = s > 0 ? 0.62 : 0.78;
    const rough =
      1 + 0.045 * Math.sin(angle * 2 + phases[0]) + 0.03 * Math.sin(angle * 3 + phases[1]);
    const px = (Math.sign(c) * Math.abs(c) ** power * width * rough) / 2;
    const py = (Math.sign(s) * Math.abs(s) ** power * height * rough) / 2;
    return [
      x + px * Math.cos(tilt) - py * Math.sin(tilt),
      y - height / 2 + px * Math.sin(tilt) + py,
    ];
  });
  return smooth(points, 1);
}

/** One stone standing on (x, y): lit from the left, dark below, with a few veins and specks. */
export function stone(options) {
  const { x, y, width, height, seed, colour = "#9c9284" } = options;
  const [d, id, next] = [outline(options), `stone-${seed}`, random(seed + 99)];
  const shift = (dx, dy, fill) =>
    `<path d="${d}" fill="${fill}" transform="translate(${dx} ${dy})"/>`;
  const vein = y - height * (0.35 + next() * 0.3);
  const bend = height * (next() - 0.5) * 0.5;
  const specks = Array.from({ length: 7 }, () => {
    const [px, py] = [x + (next() - 0.5) * width * 0.8, y - height * (0.15 + next() * 0.7)];
    const [cx, cy, r] = [px, py, 1 + next() * 1.5].map((value) => value.toFixed(1));
    return `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
  });
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">
    <path d="${d}" fill="${colour}"/><path d="${d}" fill="#1b1d1f8c"/>${shift(0, -3.5, colour)}
    ${shift(width * 0.3, height * 0.5, "#1b1d1f33")}
    ${shift(-width * 0.2, -height * 0.62, "#ffffff30")}
    <g fill="none" stroke="#ffffff40" stroke-width="2">
      <path d="M${x - width} ${vein}q${width} ${bend} ${width * 2} 0"/></g>
    <g fill="#1b1d1f3d">${specks.join("")}</g></g>`;
}

const GREYS = ["#8f867a", "#a89e8f", "#776f66", "#bcb1a0", "#968a7b"];

/** A cairn at (x, y). Its stones are [dx, dy, width, height, tilt?]; the last has the colour. */
export function cairn(x, y, shape, colour, seed) {
  const widest = Math.max(...shape.map(([dx, , width]) => Math.abs(dx) + width / 2));
  const shadow = `<ellipse cx="${x + widest * 0.35}" cy="${y + 3}" fill="#3b2a1a40"
    rx="${widest * 1.25}" ry="${widest * 0.2}"/>`;
  const stones = shape.map(([dx, dy, width, height, tilt], index) =>
    stone({
      x: x + dx,
      y: y - dy,
      width,
      height,
      tilt,
      seed: seed * 20 + index,
      colour: index === shape.length - 1 ? colour : GREYS[(index + seed) % GREYS.length],
    }),
  );
  return shadow + stones.join("");
}
