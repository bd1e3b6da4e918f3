/** The chunk `site`, which runs with a visitor's first action: React, and the layout's islands. */
import { whenParsed } from "./browser/when-parsed";
import { whenReleased } from "./browser/when-released";
import { whileNear } from "./browser/while-near";
import { startSession } from "./features/login/session";
import "./layout/islands";
import { hydrate } from "./runtime/hydrate";
import { islandOf } from "./runtime/island";

startSession();

/** Declarations of islands that are not in this chunk, by group. */
const groups: Record<string, () => Promise<unknown>> = {
  home: () => import(/* webpackChunkName: "home" */ "./sections/home/islands"),
  pricing: () => import(/* webpackChunkName: "pricing" */ "./sections/pricing/islands"),
};

const watched = new Set<string>();

/**
 * Loads the code of an island, and hydrates it. The first of a group lets the others watch what happens near them.
 * @param open opens another island of the group
 * @throws {Error} when code fails to load
 */
export async function run(
  place: HTMLElement,
  open: (place: HTMLElement) => unknown,
): Promise<void> {
  const { island: name = "" } = place.dataset;
  const [group = ""] = name.split("/");
  // The props of all islands are at the end of the HTML.
  await Promise.all([groups[group]?.(), whenParsed()]);
  if (!watched.has(group)) watchNear(group, open);
  watched.add(group);
  // Events that came while the code ran go first: hydration is a long task, too.
  await new Promise((resolve) => setTimeout(resolve));
  // On a changed page React replaces what is pressed, and browsers send no click then.
  await whenReleased();
  hydrate(place, islandOf(name).Part);
}

function watchNear(group: string, open: (place: HTMLElement) => unknown): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island^="${group}/"]`)) {
    const { near } = islandOf(place.dataset.island ?? "");
    if (near) whileNear(place, () => near(() => open(place)));
  }
}
