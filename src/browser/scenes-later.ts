/** Scenes that move by themselves are below the first screen: the first scroll loads their code. Without it they stand still. */
export function attendScenesLater(after: "scroll" | "scrollend" = "scroll"): void {
  const attend = () =>
    void import("./live-scenes").then(
      ({ attendScenes }) => attendScenes(),
      // The next scroll requests it again.
      () => attendScenesLater("scrollend"),
    );
  addEventListener(after, attend, { once: true, capture: true, passive: true });
}
