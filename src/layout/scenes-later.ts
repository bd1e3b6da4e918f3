import { whenParsed } from "../../plugins/gatsby-plugin-islands";

/** Loads the code of animated scenes at the first scroll, since all are below the first screen. */
export function startScenesLater(after: "scroll" | "scrollend" = "scroll"): void {
  const attend = () =>
    void import("./live-scenes").then(
      ({ startScenes }) => {
        startScenes();
        void whenParsed().then(startScenes);
      },
      // Retries after the next scroll.
      () => startScenesLater("scrollend"),
    );
  addEventListener(after, attend, { once: true, capture: true, passive: true });
}
