import type { PluginOptions } from "gatsby";
import { onFirstMove } from "./idle";
import { nextIdle } from "./next-idle";
import { whenLoaded } from "./when-loaded";

type Hook = (args: object, options: PluginOptions) => unknown;
type Hooks = Partial<Record<"onClientEntry" | "onInitialClientRender" | "onRouteUpdate", Hook>>;

/**
 * Runs a plugin's hooks for this page, and for it again when Back shows it.
 * @param load imports the plugin's `gatsby-browser`
 */
export async function runHooks(
  when: "idle" | "action",
  load: () => Promise<Hooks>,
  options: PluginOptions,
): Promise<void> {
  if (when === "idle") await whenLoaded().then(() => nextIdle());
  else await firstAction();
  const plugin = await load();
  await plugin.onClientEntry?.({}, options);
  plugin.onInitialClientRender?.({}, options);
  const update = () => plugin.onRouteUpdate?.({ location, prevLocation: null }, options);
  update();
  addEventListener("pageshow", ({ persisted }) => persisted && update());
}

const firstAction = () =>
  new Promise<void>((resolve) => {
    onFirstMove(resolve);
    addEventListener("pointerdown", () => resolve(), { once: true });
  });
