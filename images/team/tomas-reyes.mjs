// Tomás Reyes: dark curls, a short beard, round glasses, a moss overshirt.
import { line, lit, portrait } from "../portrait.mjs";

const CURLS = [
  [214, 208, 40],
  [226, 158, 46],
  [268, 118, 50],
  [322, 100, 54],
  [378, 118, 50],
  [420, 160, 46],
  [432, 208, 38],
  [300, 146, 44],
  [352, 150, 44],
  [256, 172, 36],
  [394, 176, 36],
];
const BEARD = `M214 256C212 366 254 446 324 446S428 366 430 256C426 312 414 350 392 354
    C372 350 352 337 324 340S276 350 256 354C234 350 220 312 214 256Z`;
const BODY = "M18 640C22 560 110 530 236 502L322 566L408 502C534 530 622 560 626 640Z";
const curl = ([x, y, r], index) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${index > 6 ? "#3a302b" : "#2b2421"}"/>`;
const lens = (x) => `<circle cx="${x}" cy="284" r="41"/>`;

export default portrait({
  name: "tomas-reyes",
  tint: "#cfdfd1",
  ground: "#24764a",
  seed: 12,
  skin: "#d9a077",
  shade: "#bd7f57",
  blush: "#d2714f",
  brow: "#2b2421",
  lip: "#7d3326",
  back: "",
  clothes: `${lit("body", BODY, "#3f6b4d", "#2f5540", [-60, 0])}
    <path d="M268 520L322 560L376 520L392 640H250Z" fill="#f4efe4"/>`,
  beard: `${lit("beard", BEARD, "#3a302b", "#2b2421")}
    <path d="M276 365Q322 350 370 365Q366 396 324 398Q282 396 276 365Z" fill="#d9a077"/>`,
  mouth: "M290 370Q323 394 357 368",
  front: `${CURLS.map(curl).join("")}
    ${CURLS.slice(7)
      .map(([x, y]) => line(`M${x - 14} ${y - 6}q6 -16 22 -10t8 18`, "#5a4b43", 4))
      .join("")}
    <path d="M236 446L322 524L268 580L196 472ZM408 446L322 524L376 580L448 472Z" fill="#4d7d5b"/>
    <g fill="#ffffff14" stroke="#1b1d1f" stroke-width="7">${lens(279)}${lens(369)}</g>
    ${line("M320 282Q324 274 328 282M238 280L214 274M410 280L432 274", "#1b1d1f", 7)}`,
});
