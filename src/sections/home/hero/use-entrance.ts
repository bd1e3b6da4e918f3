import { type RefObject, useCallback, useEffect, useState } from "react";

/** So much of the scene, or of the window where that is smaller, is on screen when it begins. */
const enough = 0.6;

/** How often the observer tells, from nothing to all of the scene. */
const threshold = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * Plays a scene once: when most of it is on screen for the first time.
 * @param duration of the whole scene, in ms
 * @returns whether it plays, and a function that ends it for good
 */
export function useEntrance(stage: RefObject<Element | null>, duration: number) {
  const [phase, setPhase] = useState<"waiting" | "playing" | "over">("waiting");

  useEffect(() => {
    if (phase === "over" || !stage.current) return;
    if (phase === "playing") {
      const timer = setTimeout(() => setPhase("over"), duration);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { boundingClientRect: whole, intersectionRect: seen, rootBounds } = entry;
        const room = Math.min(whole.height, rootBounds?.height ?? window.innerHeight);
        if (seen.height >= enough * room) setPhase("playing");
      },
      { threshold },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [phase, stage, duration]);

  const end = useCallback(() => setPhase("over"), []);
  return { playing: phase === "playing", end };
}
