/** Begins whenever an element is less than a screen away, and stops when it is not. @returns how to end it */
export function whileNear(element: Element, begin: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      end();
      if (entries.at(-1)?.isIntersecting) stop = begin();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    end();
  };
}
