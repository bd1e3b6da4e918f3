import type { FirstScript } from "../../plugins/gatsby-plugin-islands";
import { followAnchors, scrollAfterLoad } from "./anchors";
import { copyButtons, handleCopyButtons } from "./copy-buttons";
import { handleDialogs } from "./dialogs";
import { startScenesLater } from "./scenes-later";
import { storedDemo } from "../lib/stored-demo";
import { handleSchemeSwitch, schemeSwitch } from "../features/color-scheme/color-scheme";
import { mayHaveSession } from "../features/login/at-start";

/** What needs no React: dialogs, anchors, copy buttons, the color scheme, scenes. */
const firstScript: FirstScript = {
  worksWithoutReact: `[${schemeSwitch}], ${copyButtons}`,

  listen() {
    handleSchemeSwitch();
    handleDialogs();
    followAnchors();
    handleCopyButtons();
    if (location.pathname === "/") startScenesLater();
  },

  // Where the HTML is out of date.
  islandsToOpen() {
    scrollAfterLoad();
    const selectors: string[] = [];
    if (mayHaveSession()) selectors.push("header [data-island]");
    // Scenes with changes of this visit.
    if (location.pathname === "/" && storedDemo()) selectors.push('[data-island^="home/"]');
    return selectors;
  },
};

export default firstScript;
