// Noor Haddad: black hair in a knot, small gold earrings, a dusk-blue jacket.
import { line, lit, portrait } from "../portrait.mjs";

const KNOT = "M322 34C378 30 406 62 398 98C388 132 258 134 246 98C236 62 266 36 322 34Z";
const HAIR = `M322 92C232 88 186 150 196 258C198 288 204 286 211 296C214 262 226 218 274 190
    C330 162 396 182 418 234C427 258 431 274 433 296C440 286 446 288 448 258C458 150 412 92 322 92
    Z`;
const STRANDS = `M214 236C222 176 260 128 310 108M250 186C266 154 292 128 320 112M330 164
    C338 146 338 128 334 112M400 196C392 160 370 128 346 110`;
const BODY = "M20 640C24 560 112 532 238 504L322 540L406 504C532 532 620 560 624 640Z";
const COLLAR = [
  "M240 484L198 506L236 590L296 556C272 540 254 516 240 484Z",
  "M404 484L446 506L408 590L348 556C372 540 390 516 404 484Z",
];

export default portrait({
  name: "noor-haddad",
  tint: "#d7d6ee",
  ground: "#6b45c6",
  seed: 29,
  skin: "#c68b62",
  shade: "#a86e49",
  blush: "#c05a41",
  brow: "#1d1a1c",
  lip: "#7a2a28",
  mouth: "M286 364Q324 394 360 366",
  back: lit("knot", KNOT, "#2c272c", "#1d1a1c"),
  clothes: `${lit("body", BODY, "#3f4f9c", "#313e80", [-60, 0])}
    <path d="M266 520C280 556 366 556 380 520L376 640H268Z" fill="#f0c35a"/>`,
  front: `${lit("hair", HAIR, "#2c272c", "#1d1a1c", [-30, 0])}
    ${line(STRANDS, "#4a434b", 4)}
    <g transform="translate(0 -42)" fill="#5263b3">
      <path d="${COLLAR[0]}"/><path d="${COLLAR[1]}" fill="#46559f"/></g>
    <g fill="#e0a63a"><circle cx="208" cy="334" r="9"/><circle cx="438" cy="334" r="9"/></g>`,
});
