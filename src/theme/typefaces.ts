/**
 * The typefaces, by what they are for. `name`: of the package, `@fontsource-variable/<name>`. `axis`:
 * of the package's file. After a change: scripts/fonts.mjs.
 */
export const typefaces = {
  body: { family: "Geist", name: "geist", axis: "wght", system: "system-ui, sans-serif" },
  heading: {
    family: "Bricolage Grotesque",
    name: "bricolage-grotesque",
    axis: "opsz",
    system: "sans-serif",
  },
  mono: {
    family: "Geist Mono",
    name: "geist-mono",
    axis: "wght",
    system: "ui-monospace, monospace",
  },
};

/** The value of `font-family`: with a system font of the same metrics (`font-faces.ts`) until the file is there. */
export const stackOf = ({ family, system }: { family: string; system: string }): string =>
  `"${family}", "${family} fallback", ${system}`;
