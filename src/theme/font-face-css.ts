import { fontFaces } from "./font-faces";

/**
 * The site's fonts and their fallbacks as CSS. Written into the HTML's head and not part of the
 * global style: that one is inserted anew when the page hydrates, and a font declared anew is
 * applied anew, which moves lines.
 */
export const fontFaceCss = fontFaces
  .map(({ family, file, weight, display, fallback: { local, ...metrics } }) => {
    const source = local.map((name) => `local("${name}")`).join(",");
    const overrides = Object.entries(metrics).map(([key, value]) => `${key}:${value}`);
    return (
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");` +
      `font-weight:${weight};font-display:${display}}` +
      `@font-face{font-family:"${family} fallback";src:${source};${overrides.join(";")}}`
    );
  })
  .join("");
