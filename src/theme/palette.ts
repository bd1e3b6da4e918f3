/**
 * The site's colors, by the same names in both schemes. Only images in `static/` use others. `palette.test.ts` requires a
 * contrast of 4.5:1 for text and 3:1 for edges of controls (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const light = {
  /** The page, and surfaces above and below it. */
  paper: "#F8F4EC",
  surface: "#FFFFFF",
  sunken: "#EBE3D5",
  /** Stones of a cairn. */
  sand: "#D6C5A9",
  ink: "#1B1D1F",
  muted: "#575B61",
  /** Hairlines, and the edge of a control. */
  line: "rgb(27 29 31 / 12%)",
  edge: "#7E7B74",
  /** Ember: for controls, and for one word, line or stone that catches the eye. */
  accent: "#B23B13",
  accentStrong: "#96310F",
  onAccent: "#FFFFFF",
  accentTint: "rgb(178 59 19 / 9%)",
  /** Glacier: only for output of the AI. */
  ai: "#0B6E72",
  aiTint: "rgb(11 110 114 / 9%)",
  aiLine: "rgb(11 110 114 / 34%)",
  /** Issue types. Also for people and code in scenes. */
  epic: "#6B45C6",
  story: "#217044",
  task: "#215EC4",
  research: "#8A5A0B",
  bug: "#B92C3A",
  /** The closing block. */
  closing: "#A83812",
  onClosing: "#FFF6F0",
  /** Stones in relief. */
  stone: "#8F8577",
  shadow: "rgb(60 44 24 / 14%)",
  /** Covers the page behind a dialog. */
  backdrop: "rgb(10 10 10 / 55%)",
  /** `paper` behind the backdrop. */
  dimmed: "#757370",
};

export type Palette = typeof light;

export const dark: Palette = {
  paper: "#16191C",
  surface: "#23282D",
  sunken: "#0A0C0D",
  sand: "#463D2E",
  ink: "#F2EFE9",
  muted: "#A9AEB4",
  line: "rgb(242 239 233 / 13%)",
  edge: "#757A80",
  accent: "#FF8A5C",
  accentStrong: "#FFA27D",
  onAccent: "#1B1D1F",
  accentTint: "rgb(255 138 92 / 12%)",
  ai: "#5CD6CB",
  aiTint: "rgb(92 214 203 / 11%)",
  aiLine: "rgb(92 214 203 / 36%)",
  epic: "#A587FF",
  story: "#4CBF82",
  task: "#5B9BFA",
  research: "#D29B30",
  bug: "#F5707A",
  closing: "#6E2710",
  onClosing: "#FFF0E8",
  stone: "#8F8577",
  shadow: "rgb(0 0 0 / 45%)",
  backdrop: "rgb(10 10 10 / 55%)",
  dimmed: "#0F1112",
};
