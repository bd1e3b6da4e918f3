/** Loads the code of animated scenes at the first scroll, since all are below the first screen. */
export function attendScenesLater(after: "scroll" | "scrollend" = "scroll"): void {
  const attend = () =>
    void import("./live-scenes").then(
      ({ attendScenes }) => attendScenes(),
      // Retries after the next scroll.
      () => attendScenesLater("scrollend"),
    );
  addEventListener(after, attend, { once: true, capture: true, passive: true });
}
