import type { MouseEvent } from "react";
import { navigate } from "gatsby";

/** Set by a click that leads to an anchor, taken by the landing page that follows. */
let pending: string | undefined;

/** Goes to the landing page and asks it to scroll to an anchor once it is there. */
export function goToAnchor(id: string): void {
  pending = id;
  navigate("/");
}

/** For a link to an anchor of the landing page; a click that asks for a new tab is the browser's. */
export function followToAnchor(event: MouseEvent, id: string): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  goToAnchor(id);
}

/** A click that asks for a new tab or window, or for the link's file. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The anchor that was asked for, once. */
export function takePendingAnchor(): string | undefined {
  const id = pending;
  pending = undefined;
  return id;
}
