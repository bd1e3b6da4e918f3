import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: no-preference)";

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** False in the server's HTML and where motion is not wanted. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
