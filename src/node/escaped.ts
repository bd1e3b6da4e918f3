/** A text as the regular expression that finds it; Node 24 has `RegExp.escape`. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
