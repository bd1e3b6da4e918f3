import { light } from "./palette";
import { stackOf, typefaces } from "./typefaces";

/** `--c-ink` for `ink`. */
const variable = (token: string): string => `--c-${token}`;

/** `var(--c-ink)` for each token. */
const references = <Token extends string>(tokens: Record<Token, string>) =>
  Object.fromEntries(
    Object.keys(tokens).map((token) => [token, `var(${variable(token)})`]),
  ) as Record<Token, string>;

/** `--c-ink:#1B1D1F;` for each token. */
export const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${variable(token)}:${value};`)
    .join("");

/** A size in rem that grows with the window: from `min` at 360 px to `max` at 1280 px, and by up to an eighth beyond. */
const fluid = (min: number, max: number): string => {
  const slope = ((max - min) / (1280 - 360)) * 16 * 100;
  const start = min - (slope / 100) * (360 / 16);
  return `clamp(${min}rem, ${start.toFixed(3)}rem + ${slope.toFixed(3)}vw, ${(max * 1.125).toFixed(3)}rem)`;
};

/** Limited by the window, so that the longest words of large headings fit on phones with enlarged text. */
const fluidHeading = (min: number, max: number): string => `min(${fluid(min, max)}, ${min * 5}vw)`;

/** Spaces that are smaller in print (`global-style.ts`). */
export const spaces = {
  /** Above and below a band. */
  section: fluid(4, 6),
  /** Inside a large card. */
  card: fluid(1.5, 2.5),
  /** Above a page's head. */
  head: fluid(2.5, 5),
};

/**
 * Design tokens. Those that change are CSS variables, colors with the scheme and spaces in print: `${theme.color.ink}` →
 * `var(--c-ink)`.
 */
export const theme = {
  color: references(light),
  font: {
    heading: stackOf(typefaces.heading),
    body: stackOf(typefaces.body),
    mono: stackOf(typefaces.mono),
  },
  /** Font sizes. `tests/e2e/pages.spec.ts` checks the minimum. */
  text: {
    /** 12 px, only for metadata in scenes: keys, chips, initials. */
    xs: "0.75rem",
    /** 14 px, the minimum elsewhere. */
    sm: "0.875rem",
    /** 15 px: controls. */
    ui: "0.9375rem",
    /** 16 px: buttons, and links in the bar. */
    control: "1rem",
    md: "1.0625rem",
    logo: "1.5rem",
    lg: fluid(1.125, 1.3125),
    xl: fluid(1.25, 1.5),
    h3: fluid(1.375, 1.75),
    /** Editable lines. */
    line: fluidHeading(1.75, 2.75),
    h2: fluidHeading(2, 3.25),
    h1: fluidHeading(2.5, 4),
    display: fluidHeading(2.75, 5.75),
  },
  /** 4 px steps. */
  space: {
    1: "0.25rem",
    2: "0.5rem",
    3: "0.75rem",
    4: "1rem",
    5: "1.25rem",
    6: "1.5rem",
    8: "2rem",
    10: "2.5rem",
    12: "3rem",
    16: "4rem",
    20: "5rem",
    gutter: fluid(1.125, 2),
    ...references(spaces),
  },
  radius: { sm: "0.375rem", md: "0.75rem", lg: "1.25rem", pill: "999px" },
  /** `content` grows in windows over 1360 px. `prose` is for long texts, `lead` and `intro` for text below a heading. */
  width: {
    content: "clamp(72.5rem, 34.9rem + 44.3vw, 88rem)",
    prose: "42rem",
    lead: "44rem",
    intro: "38rem",
  },
  /** A touch target (44 px, or less so that three fit into 320 px with text of double size), and the bar's height. */
  size: { target: "min(2.75rem, 22vw)", bar: "4.5rem" },
  motion: { quick: "160ms", control: "240ms", scene: "600ms", ease: "cubic-bezier(.2,.7,.2,1)" },
};

/** The site's only shadow. */
export const lift = `0 1.5rem 3rem -1.5rem ${theme.color.shadow}`;
