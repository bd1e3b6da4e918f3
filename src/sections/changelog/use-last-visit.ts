import { useEffect, useSyncExternalStore } from "react";

/** Where the day of the newest release that the visitor has seen is kept. */
export const lastVisitKey = "changelog-seen";

/** What the visitor had seen when this visit began; read once, so that coming back keeps the marks. */
let seenBefore: string | null | undefined;

function readSeen(): string | null {
  if (seenBefore !== undefined) return seenBefore;
  try {
    seenBefore = localStorage.getItem(lastVisitKey);
  } catch {
    // Storage may be forbidden: then nothing is ever marked.
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

/** @param newest day of the newest release, remembered for the next visit */
export const useRememberedVisit = (newest: string): void =>
  useEffect(() => remember(newest), [newest]);

/**
 * Day of the newest release that the visitor saw on an earlier visit, or null: on the first visit,
 * on the server and until the list is hydrated.
 */
export const useLastVisit = (): string | null => useSyncExternalStore(never, readSeen, () => null);

/** Calls `act` for somebody who was here before. @returns how to stop */
export function ifReturned(act: () => void): () => void {
  if (readSeen() !== null) act();
  return () => undefined;
}
