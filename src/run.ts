/** What comes with a visitor's first action: one chunk, `site`. */
import { firstPage } from "./runtime/first-page";
import { openIslands } from "./runtime/open-islands";

/** React and styled-components, one after the other: between them the browser can paint and answer. */
const libraries = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "styled-components"),
];

async function loadLibraries(): Promise<void> {
  for (const load of libraries) {
    await load();
    await new Promise((next) => setTimeout(next));
  }
}

/** What declares the islands that hydrate by themselves, by the part of their names before the slash. */
const declarations: Record<string, () => Promise<unknown>> = {
  home: () => import(/* webpackChunkName: "home" */ "./sections/home/islands"),
  layout: () => import(/* webpackMode: "eager" */ "./layout/islands"),
};

/**
 * Lets islands answer, without the page around them.
 * @param target where something was done
 * @throws {Error} when code or props cannot be had
 */
export async function islands(target?: Element): Promise<void> {
  await loadLibraries();
  await openIslands(declarations, target);
}

/**
 * Lets Gatsby hydrate the page.
 * @throws {Error} when the page's code or data cannot be had
 */
export async function page(): Promise<void> {
  await loadLibraries();
  await import(/* webpackMode: "eager" */ "gatsby-production-app");
  await firstPage();
}
