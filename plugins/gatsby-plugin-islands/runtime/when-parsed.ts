/** Resolves when all of the page's HTML is there. It may come slowly, and scripts run meanwhile. */
export const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  });
