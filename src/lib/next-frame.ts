/** Resolves when the next frame has been painted. A hidden page paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Leaves sections off the screen out of the next frame, before a change that restyles every element: 1,300 on home, of which a
 * phone shows 200. They keep their height, and take no focus until then.
 */
export function skipOffScreen(): void {
  const skipped = Array.from(
    document.querySelectorAll<HTMLElement>("main section, footer"),
    (section) => ({ style: section.style, box: section.getBoundingClientRect() }),
  ).filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
  for (const { style, box } of skipped) {
    style.contentVisibility = "hidden";
    style.height = `${box.height}px`;
  }
  void nextFrame().then(() => {
    for (const { style } of skipped) style.contentVisibility = style.height = "";
  });
}
