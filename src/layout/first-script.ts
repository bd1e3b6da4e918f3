import { type FirstScript, whenParsed } from "../../plugins/gatsby-plugin-islands";
import { followAnchors, scrollAfterLoad } from "./anchors";
import { copyButtons, handleCopyButtons } from "./copy-buttons";
import { handleDialogs } from "./dialogs";
import { storedDemo } from "../lib/stored-demo";
import { handleSchemeSwitch, schemeSwitch } from "../features/color-scheme/color-scheme";
import { mayHaveSession } from "../features/login/session-hints";

/** Everything that works without React: dialogs, anchors, copy buttons, the color scheme, scenes. */
const firstScript: FirstScript = {
  worksWithoutReact: `[${schemeSwitch}], ${copyButtons}`,

  listen() {
    handleSchemeSwitch();
    handleDialogs();
    followAnchors();
    handleCopyButtons();
    if (location.pathname === "/") startScenesLater();
  },

  // Where the HTML is outdated.
  islandsToOpen() {
    scrollAfterLoad();
    const selectors: string[] = [];
    if (mayHaveSession()) selectors.push("header [data-island]");
    // Scenes that were changed during this visit.
    if (location.pathname === "/" && storedDemo()) selectors.push('[data-island^="home/"]');
    return selectors;
  },
};

export default firstScript;

/** Loads the code of animated scenes at the first scroll, because all are below the first screen. */
function startScenesLater(after: "scroll" | "scrollend" = "scroll"): void {
  const load = () =>
    void import("./live-scenes").then(
      ({ startScenes }) => {
        startScenes();
        void whenParsed().then(startScenes);
      },
      // Retries after the next scroll.
      () => startScenesLater("scrollend"),
    );
  addEventListener(after, load, { once: true, capture: true, passive: true });
}
