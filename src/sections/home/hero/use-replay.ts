import { useEffect, useRef, useState } from "react";

/**
 * Counts how often a scene has begun. It begins by itself with the page; where it was out of
 * sight then, it begins once more when it first comes into view.
 * @returns `run` as a React key, `again` to replay, `stage` for the element to watch
 */
export function useReplay<Stage extends Element>() {
  const [run, setRun] = useState(0);
  const stage = useRef<Stage>(null);
  const again = () => setRun((count) => count + 1);

  useEffect(() => {
    const element = stage.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight * 0.75) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        again();
      },
      { rootMargin: "0px 0px -25% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { run, again, stage };
}
