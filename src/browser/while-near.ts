/** Calls `begin` while an element is less than a screen away, and its cleanup otherwise. @returns a function that ends both */
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
