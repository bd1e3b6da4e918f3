import type { MouseEvent } from "react";
import { navigate } from "gatsby";
import { scrollToAnchor } from "./smooth-scroll";

/** Set by a click that leads to an anchor, taken by the landing page that follows. */
let pending: string | undefined;

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
  navigate("/");
}

/** For a link to an anchor of the landing page; a click for a new tab or window, or for the link's file, is the browser's. */
export function followToAnchor(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goToAnchor(id);
}

/** The anchor that was asked for, once. */
export function takePendingAnchor(): string | undefined {
  const id = pending;
  pending = undefined;
  return id;
}
