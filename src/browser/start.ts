/**
 * What a page's scripts begin with: all the rest is asked for when the page has been painted. The HTML shows everything
 * by itself, and its first paint waits for no script then (docs/performance.md).
 */
const start = async () => (await import(/* webpackChunkName: "site" */ "./run")).run();

// Nothing is painted while nobody looks.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) void start();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void start();
  }).observe({ type: "paint", buffered: true });
}
