import { type RefObject, useEffect, useState } from "react";

/** True while an element is on the screen and its tab is in front. */
export function useWatched(ref: RefObject<Element | null>): boolean {
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let onScreen = false;
    const look = () => setWatched(onScreen && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [ref]);
  return watched;
}
