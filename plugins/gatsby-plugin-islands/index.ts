/** What a site imports from this plugin. */
export { island } from "./runtime/island";
export { elementOf } from "./runtime/events";
export { whenIdle } from "./runtime/ahead";
export { whenParsed } from "./runtime/wait";

/** The site's part of the first script, the default export of the module in the option `firstScript`. It contains no React. */
export interface FirstScript {
  /** Selector of buttons in islands that work without React. */
  worksWithoutReact?: string;
  /** Adds listeners, as soon as the script runs. */
  listen?: () => void;
  /**
   * Called after the first paint, and whenever the page is shown again.
   * @returns selectors; the first island that each finds is hydrated at once
   */
  islandsToOpen?: () => string[];
}
