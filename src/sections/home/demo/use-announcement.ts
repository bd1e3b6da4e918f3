import { useEffect, useState } from "react";

/** Debounce of what is announced while a visitor types, in ms. */
const debounce = 900;

/**
 * The text of a scene's live region.
 * @param typed what follows from the visitor's typing: announced when they pause
 * @returns the text, and a function that announces another one at once
 */
export function useAnnouncement(typed: string | undefined) {
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => announce(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  return [announcement, announce] as const;
}
