import type { MouseEvent } from "react";
import { scrollToAnchor, scrollToTop } from "./smooth-scroll";

/** Set by a click that leads to an anchor, taken by the landing page that follows. */
let pending: string | undefined;

/** Changes the page without loading it anew; until Gatsby runs the browser goes to other pages, and to the anchor there. */
let changePage: ((to: string) => unknown) | undefined;

/** @param navigate Gatsby's own, from now on */
export const changePagesWith = (navigate: (to: string) => unknown): void => {
  changePage = navigate;
};

/**
 * Goes to an anchor of the landing page: on that page by scrolling from where the visitor is, and no
 * step of the history; from another page there first, and on once it is there.
 */
export function goToAnchor(id: string): void {
  if (window.location.pathname === "/") {
    scrollToAnchor(id);
    return;
  }
  pending = id;
  changePage?.("/");
}

/** For a link to an anchor of the landing page. */
export function followToAnchor(event: MouseEvent, id: string): void {
  const isHere = window.location.pathname === "/";
  if (isForBrowser(event) || !(isHere || changePage)) return;
  event.preventDefault();
  goToAnchor(id);
}

/** For a link to the landing page: on that page it scrolls to the top. Gatsby's own scroll there would be a jump. */
export function followHome(event: MouseEvent): void {
  const { pathname, hash } = window.location;
  if (isForBrowser(event) || pathname !== "/" || hash) return;
  event.preventDefault();
  scrollToTop();
}

/** A click for a new tab or window, or for the link's file. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The anchor that was asked for, once. */
export function takePendingAnchor(): string | undefined {
  const id = pending;
  pending = undefined;
  return id;
}
