// What the team's portraits have in common: light from the left, a calm face, a map behind.
import { contourSheet } from "./terrain.mjs";

const HEAD =
  "M214 262C210 164 258 118 324 118S436 166 430 264C426 350 384 432 324 432S220 354 214 262Z";

/** A shape that is lit from the left: the same outline again, shaded where it is shifted. */
export function lit(id, d, colour, shade, [dx, dy] = [-34, -14]) {
  const shifted = `<path d="${d}" fill="#000" transform="translate(${dx} ${dy})"/>`;
  return `<mask id="${id}"><path d="${d}" fill="#fff"/>${shifted}</mask>
    <path d="${d}" fill="${colour}"/>
    <rect width="640" height="640" fill="${shade}" mask="url(#${id})"/>`;
}

export const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"
    stroke-linejoin="round"/>`;

function face({ shade, brow, lip, mouth = "M284 366Q322 400 362 362" }) {
  const eye = (x) => `<ellipse cx="${x}" cy="280" rx="11" ry="13.5"/>`;
  return `<g fill="#1b1d1f">${eye(279)}${eye(369)}</g>
    <g fill="#fff"><circle cx="283" cy="275" r="3.8"/><circle cx="373" cy="275" r="3.8"/></g>
    ${line("M256 246Q278 230 301 242", brow, 9)}${line("M348 241Q370 229 392 245", brow, 9)}
    ${line("M329 276C337 300 350 320 334 327Q326 330 318 326", shade, 6.5)}
    ${line(mouth, lip, 7.5)}`;
}

/** A portrait: `back` is drawn behind the neck, `clothes` before it, `front` over the face. */
export function portrait({ name, tint, ground, seed, skin, shade, blush, ...look }) {
  const { back, clothes, beard = "", front } = look;
  const ears = `<g fill="${shade}"><ellipse cx="430" cy="292" rx="19" ry="29"/></g>
    <g fill="${skin}"><ellipse cx="214" cy="292" rx="19" ry="29"/></g>`;
  const cheeks = `<g fill="${blush}" opacity="0.4"><ellipse cx="252" cy="328" rx="25" ry="20"/>
    <ellipse cx="392" cy="328" rx="22" ry="19"/></g>`;
  const neck = "M268 372H376V466Q376 508 322 508T268 466Z";
  return {
    output: `content/people/${name}.png`,
    size: [640, 640],
    html: `${contourSheet({ seed, width: 640, height: 640, size: 330, count: 14 })}
      <svg class="portrait" viewBox="44 24 552 552">${back}
        <g transform="translate(0 -42)">${clothes}</g>
        <path d="${neck}" fill="${skin}"/>
        <path d="M268 412Q316 462 376 426V466Q376 508 322 508T268 466Z" fill="${shade}"/>
        ${ears}${lit("head", HEAD, skin, shade)}${cheeks}${beard}
        ${face({ shade, ...look })}${front}</svg>`,
    css: `body { background: ${tint}; color: ${ground}; }
      .contours { opacity: 0.3; stroke-width: 1.6; }
      .portrait { position: absolute; inset: 0; }`,
  };
}
