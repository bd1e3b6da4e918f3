/** Resolves when the next picture has been painted; while nobody looks, there is none. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
