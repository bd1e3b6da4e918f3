import { useEffect, useState } from "react";

/** The first turn comes after a random part of this, in ms. */
const firstWithin = 3000;
/** Every other turn comes after this, in ms. */
const every = 4000;

/** One of `count` at random, but never the one whose turn it is. */
export function nextOf(count: number, current: number | undefined): number {
  if (current === undefined) return Math.floor(Math.random() * count);
  return (current + 1 + Math.floor(Math.random() * (count - 1))) % count;
}

/**
 * Whose turn of `count` it is: the first one's in the server's HTML and until the first is drawn, then always a
 * different one's. Time stands still while not `running`.
 */
export function useRotation(count: number, running: boolean): number {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    if (!running) return;
    const delay = current === undefined ? Math.random() * firstWithin : every;
    const timer = setTimeout(() => setCurrent(nextOf(count, current)), delay);
    return () => clearTimeout(timer);
  }, [count, running, current]);
  return current ?? 0;
}
