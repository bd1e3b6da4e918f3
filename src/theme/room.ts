/**
 * Container queries by name: the room that a `Room` (`ui/container.ts`) has, measured in its text. A part is
 * recomposed in a narrow window and with large text alike, which a media query does not notice.
 */
export const room = {
  /** Two short words beside each other fit. */
  xs: "@container (min-width: 18rem)",
  /** Tablets. */
  sm: "@container (min-width: 42rem)",
  belowSm: "@container not (min-width: 42rem)",
  /** The desktop layout. */
  md: "@container (min-width: 54rem)",
} as const;
