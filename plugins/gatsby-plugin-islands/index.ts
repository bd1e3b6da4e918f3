/** What a site imports from this plugin. */
export { island } from "./runtime/island";
export { elementOf } from "./runtime/element-of";
export { whenIdle } from "./runtime/ahead";
export { whenParsed } from "./runtime/when-parsed";
export type { FirstScript } from "./runtime/first-script";
