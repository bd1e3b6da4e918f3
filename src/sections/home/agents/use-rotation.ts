import { useEffect, useState } from "react";

/** The first turn comes after a random delay below this. */
export const firstWithin = 3000;
/** Every other turn comes after this. */
export const every = 4000;

interface Rotation {
  /** How many take turns. */
  count: number;
  /** Time stands still while false. */
  running: boolean;
  /** 0 ≤ random() < 1; tests bring their own. */
  random?: () => number;
}

/** One of `count` at random, but never the one whose turn it is. */
export function nextOf(count: number, current: number | undefined, random: () => number): number {
  if (current === undefined) return Math.floor(random() * count);
  return (current + 1 + Math.floor(random() * (count - 1))) % count;
}

/** Whose turn it is: nobody's at first, then always a different one's. */
export function useRotation({
  count,
  running,
  random = Math.random,
}: Rotation): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    if (!running) return;
    const delay = current === undefined ? random() * firstWithin : every;
    const timer = setTimeout(() => setCurrent(nextOf(count, current, random)), delay);
    return () => clearTimeout(timer);
  }, [count, running, random, current]);
  return current;
}
