/** The chunk `site`, which runs with a visitor's first movement or action: React, and the layout's islands. */
import { whenParsed } from "./browser/when-parsed";
import { whenReleased } from "./browser/when-released";
import { startSession } from "./features/login/session";
import "./layout/islands";
import { hydrate } from "./runtime/hydrate";
import { partOf } from "./runtime/island";

startSession();

/** Declarations of islands that are not in this chunk, by group. */
const groups: Record<string, () => Promise<unknown>> = {
  home: () => import(/* webpackChunkName: "home" */ "./sections/home/islands"),
  pricing: () => import(/* webpackChunkName: "pricing" */ "./sections/pricing/islands"),
};

/**
 * Loads the code of an island, and hydrates it.
 * @throws {Error} when code fails to load
 */
export async function run(place: HTMLElement): Promise<void> {
  const { island: name = "" } = place.dataset;
  const [group = ""] = name.split("/");
  // The props of all islands are at the end of the HTML.
  await Promise.all([groups[group]?.(), whenParsed()]);
  // Lets events that came while the code ran go first, because hydration is another long task.
  await new Promise((resolve) => setTimeout(resolve));
  // On a changed page, React would replace the pressed element, and the browser would drop the click.
  await whenReleased();
  hydrate(place, partOf(name));
}
