// Inês Moreau: a chestnut bob with a side parting, an ember roll-neck.
import { line, lit, portrait } from "../portrait.mjs";

const BACK = `M320 78C210 70 150 150 158 262C164 330 138 390 168 446Q214 486 262 452L384 452Q436 486
  478 442
    C504 388 478 330 484 262C490 152 430 82 320 78Z`;
const FRINGE = `M270 104C214 122 180 190 196 330C214 306 222 276 226 244C268 226 296 196 308 158
    C334 204 388 232 420 246C424 280 432 308 448 332C466 214 448 140 388 106C350 84 304 86 270 104
    Z`;
const STRANDS =
  "M262 126C216 150 196 210 192 280M286 118C270 158 246 190 222 208" +
  "M330 130C356 180 396 210 424 226";
const BODY = "M20 640C24 560 112 526 232 506Q322 566 414 506C532 526 620 560 624 640Z";
const COLLAR = "M244 470Q322 520 400 470L410 540Q322 590 234 540Z";

export default portrait({
  name: "ines-moreau",
  tint: "#f3d5c4",
  ground: "#b93f16",
  seed: 3,
  skin: "#f0c3a0",
  shade: "#dda07c",
  blush: "#e8896a",
  brow: "#4a2a1c",
  lip: "#9c3b2c",
  back: lit("hair", BACK, "#5a3322", "#43251a", [-46, 0]),
  clothes: lit("body", BODY, "#b93f16", "#96310f", [-60, 0]),
  front: `${lit("fringe", FRINGE, "#6e4029", "#5a3322", [-40, -10])}
    ${line(STRANDS, "#845138", 4)}
    <g transform="translate(0 -36)">${lit("collar", COLLAR, "#c94b20", "#a83812", [-40, -6])}
      ${line("M262 494V532M290 504V546M352 504V546M382 494V532M322 508V548", "#972f0d", 3.5)}</g>`,
});
