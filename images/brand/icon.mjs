// The mark: three stones, the top one in ember; and every icon that is made from it.
import { stones } from "../mark.mjs";

const INK = "#1b1d1f";
const EMBER = "#b93f16";

function svg(side, padding, paper = "") {
  const inner = side - padding * 2;
  const scale = inner / 24;
  const paths = stones
    .map((d, index) => `<path fill="${index === 2 ? EMBER : INK}" d="${d}"/>`)
    .join("");
  const ground = paper && `<rect width="${side}" height="${side}" fill="${paper}"/>`;
  const drawing = `<g transform="translate(${padding} ${padding}) scale(${scale})">${paths}</g>`;
  return `<svg width="${side}" height="${side}" style="display:block">${ground}${drawing}</svg>`;
}

function png(output, side, padding, paper) {
  return { output: `static/${output}`, size: [side, side], html: svg(side, padding, paper) };
}

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <style>
    path { fill: ${INK}; }
    path:last-of-type { fill: ${EMBER}; }
    @media (prefers-color-scheme: dark) {
      path { fill: #f2efe9; }
      path:last-of-type { fill: #ff8a5c; }
    }
  </style>
${stones.map((d) => `  <path d="${d}"/>`).join("\n")}
</svg>
`;

export default [
  { output: "static/icon.svg", text: source },
  png("icon-192.png", 192, 8),
  png("icon-512.png", 512, 20),
  png("icon-maskable-512.png", 512, 120, "#faf8f4"),
  png("apple-touch-icon.png", 180, 30, "#faf8f4"),
  png("favicon.ico", 32, 0),
];
