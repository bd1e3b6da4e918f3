/** The chunk `islands`, which runs with a visitor's first movement or action: React, and the islands of every page. */
import "$islands/every-page";
import { groups } from "$islands/groups";
import { hydrate } from "./hydrate";
import { partOf } from "./island";
import { whenParsed } from "./when-parsed";
import { whenReleased } from "./when-released";

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
