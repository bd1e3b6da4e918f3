import { navigate } from "gatsby";

/** Set by a click that leads to an anchor, taken by the landing page that follows. */
let pending: string | undefined;

/** Goes to the landing page and asks it to scroll to an anchor once it is there. */
export function goToAnchor(id: string): void {
  pending = id;
  navigate("/");
}

/** The anchor that was asked for, once. */
export function takePendingAnchor(): string | undefined {
  const id = pending;
  pending = undefined;
  return id;
}
