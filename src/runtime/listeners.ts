/** What needs no React: one listener each. */
import { followAnchors } from "../browser/anchors";
import { answerCopyButtons } from "../browser/copy";
import { answerDialogs } from "../browser/dialogs";
import { answerSchemeSwitch } from "../features/color-scheme/scheme-switch";
import { openSearchByKeys } from "../features/search/search-shortcut";

/** Lets dialogs, anchors, copy buttons, the color scheme and the search's shortcut work. */
export function listenWithoutReact(): void {
  openSearchByKeys();
  answerSchemeSwitch();
  answerDialogs();
  followAnchors();
  answerCopyButtons();
}
