/** Media queries by name, mobile first. `sm` and `md` are the breakpoints of the specification. */
export const media = {
  /** 640 px and up: large phones on their side, tablets. */
  sm: "@media (min-width: 40rem)",
  /** 960 px and up: the desktop layout. */
  md: "@media (min-width: 60rem)",
  belowSm: "@media not all and (min-width: 40rem)",
  belowMd: "@media not all and (min-width: 60rem)",
  hover: "@media (hover: hover)",
  still: "@media (prefers-reduced-motion: reduce)",
  moving: "@media (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;
