import { fontFaces } from "./font-faces";

/**
 * The site's fonts and their fallbacks as CSS. Written into the HTML's head and not part of the
 * global style: that one is inserted anew when the page hydrates, and a font declared anew is
 * applied anew, which moves lines.
 */
export const fontFaceCss = fontFaces
  .flatMap(({ family, file, weight, display, fallbacks }) => [
    face({
      "font-family": `"${family}"`,
      src: `url(${file}) format("woff2")`,
      "font-weight": weight,
      "font-display": display,
    }),
    ...fallbacks.map(({ local, overrides, weight: covered }) =>
      face({
        "font-family": `"${family} fallback"`,
        src: local.map((name) => `local("${name}")`).join(","),
        "font-weight": covered,
        ...overrides,
      }),
    ),
  ])
  .join("");

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(";")}}`;
}
