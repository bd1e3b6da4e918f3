import { propsLink } from "./early";
import { attendIsland } from "./islands";
import type { IslandProps } from "./islands";

/**
 * Lets all named islands of a group hydrate without the page around them.
 * @param declarations load the islands of a group, by its name
 * @param name of an island of the group
 * @throws {Error} when code or props fail to load
 */
export async function openIslands(
  declarations: Record<string, () => Promise<unknown>>,
  name: string,
): Promise<void> {
  const [group = ""] = name.split("/");
  const [props] = await Promise.all([fetchProps(), declarations[group]?.()]);
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island^="${group}/"]`))
    attendIsland(place, props);
}

/** Fetches the props of the page that the browser loaded. */
async function fetchProps(): Promise<IslandProps> {
  const { href } = document.getElementById(propsLink) as HTMLLinkElement;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return (await answer.json()) as IslandProps;
}
