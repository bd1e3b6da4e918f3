/** What needs no React: one listener each. */
import { followAnchors } from "../browser/anchors";
import { handleCopyButtons } from "../browser/copy";
import { handleDialogs } from "../browser/dialogs";
import { makeInertBehindDialogs } from "../browser/inert-page";
import { watchPresses } from "../browser/when-released";
import { handleSchemeSwitch } from "../features/color-scheme/scheme-switch";
import { openSearchByKeys } from "../features/search/search-shortcut";

/** Lets dialogs, anchors, copy buttons, the color scheme and the search's shortcut work. */
export function listenWithoutReact(): void {
  watchPresses();
  openSearchByKeys();
  handleSchemeSwitch();
  handleDialogs();
  makeInertBehindDialogs();
  followAnchors();
  handleCopyButtons();
}
