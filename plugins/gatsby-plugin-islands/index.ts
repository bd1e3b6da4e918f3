/** What a site imports from this plugin. */
export { island } from "./runtime/island";
export { whenIdle } from "./runtime/ahead";
export type { FirstScript } from "./runtime/first-script";
