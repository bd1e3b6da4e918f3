import { useEffect, useSyncExternalStore } from "react";

/** Key in localStorage of the date of the newest release that the visitor has seen. */
export const lastVisitKey = "changelog-seen";

/** The stored date when this visit began; read once, so that returning to the page keeps the marks. */
let seenBefore: string | null | undefined;

function readSeen(): string | null {
  if (seenBefore !== undefined) return seenBefore;
  try {
    seenBefore = localStorage.getItem(lastVisitKey);
  } catch {
    // Where storage is forbidden nothing is marked.
    seenBefore = null;
  }
  return seenBefore;
}

function remember(newest: string): void {
  readSeen();
  try {
    localStorage.setItem(lastVisitKey, newest);
  } catch {
    // See above.
  }
}

/** Forgets the visit; for tests. */
export function endVisit(): void {
  seenBefore = undefined;
}

const never = () => () => undefined;

/** @param newest date of the newest release, stored for the next visit */
export const useRememberedVisit = (newest: string): void =>
  useEffect(() => remember(newest), [newest]);

/** Date of the newest release on the last visit; null on the first visit, on the server and until hydration. */
export const useLastVisit = (): string | null => useSyncExternalStore(never, readSeen, () => null);

/** Calls `onReturn` for a returning visitor. @returns a function that cancels */
export function ifReturned(onReturn: () => void): () => void {
  if (readSeen() !== null) onReturn();
  return () => undefined;
}
