/**
 * Typefaces by purpose. `name` is the package, `@fontsource-variable/<name>`, and `axis` the one in its file's name. Run
 * scripts/fonts.mjs after a change.
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

/** Value of `font-family`, with a system font of the same metrics (`font-faces.ts`) until the file has loaded. */
export const stackOf = ({ family, system }: { family: string; system: string }): string =>
  `"${family}", "${family} fallback", ${system}`;
