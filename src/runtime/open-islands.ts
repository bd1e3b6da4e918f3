import { fetchProps } from "./island-props";
import { attendIsland } from "./islands";

/**
 * Lets islands of the server's HTML hydrate without the page around them.
 * @param declarations load what declares islands, by the first part of their names
 * @param target in an island: those that are declared with it are meant
 * @throws {Error} when code or props cannot be had
 */
export async function openIslands(
  declarations: Record<string, () => Promise<unknown>>,
  target: Element | undefined,
): Promise<void> {
  const touched = target?.closest<HTMLElement>("[data-island]")?.dataset.island ?? "";
  const [group = ""] = touched.split("/");
  const [props] = await Promise.all([fetchProps(), declarations[group]?.()]);
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island^="${group}/"]`))
    attendIsland(place, props);
}
