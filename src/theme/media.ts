/** Media queries by name, mobile first. The layout's breakpoints are `sm` and `md`. */
export const media = {
  /** 336 px and up: two short words fit side by side. */
  xs: "@media (min-width: 21rem)",
  /** 640 px and up: large phones in landscape, tablets. */
  sm: "@media (min-width: 40rem)",
  /** 720 px and up: tablets in portrait. */
  tablet: "@media (min-width: 45rem)",
  /** 960 px and up: the desktop layout. */
  md: "@media (min-width: 60rem)",
  /** 1200 px and up: the whole width of the content. */
  lg: "@media (min-width: 75rem)",
  belowSm: "@media not all and (min-width: 40rem)",
  belowLg: "@media not all and (min-width: 75rem)",
  belowMd: "@media not all and (min-width: 60rem)",
  /** Below 480 px in height: a phone in landscape. */
  short: "@media (max-height: 30rem)",
  dark: "@media (prefers-color-scheme: dark)",
  hover: "@media (hover: hover)",
  /** Touch screens. */
  coarse: "@media (pointer: coarse)",
  still: "@media (prefers-reduced-motion: reduce)",
  moving: "@media (prefers-reduced-motion: no-preference)",
  /** Motion is allowed and scripts run. Not in print. */
  playing: "@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)",
  noScript: "@media (scripting: none)",
  forcedColors: "@media (forced-colors: active)",
  screen: "@media not print",
  print: "@media print",
} as const;

/** Returns a query's condition, for `matchMedia` and `<img sizes>`. */
export const condition = (query: string): string => query.replace("@media ", "");
