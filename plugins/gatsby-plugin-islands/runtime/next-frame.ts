/** Resolves when the next frame has been painted. A hidden page paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
