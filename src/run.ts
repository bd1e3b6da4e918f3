/** The chunk `site`, which runs with a visitor's first action. */
import { keepInertBehindDialogs } from "./browser/inert-page";
import { firstPage } from "./runtime/first-page";
import { openIslands } from "./runtime/open-islands";

// A dialog may have been opened by the browser itself, and from an island.
keepInertBehindDialogs();

/** React and styled-components, in separate tasks, so that the browser can paint in between. */
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

/** Declarations of named islands, by group. */
const declarations: Record<string, () => Promise<unknown>> = {
  home: () => import(/* webpackChunkName: "home" */ "./sections/home/islands"),
  layout: () => import(/* webpackMode: "eager" */ "./layout/islands"),
};

/**
 * Lets the islands of a group hydrate without the page around them.
 * @param name of one of them
 * @throws {Error} when code or props fail to load
 */
export async function islands(name: string): Promise<void> {
  await loadLibraries();
  await openIslands(declarations, name);
}

/**
 * Lets Gatsby hydrate the page.
 * @throws {Error} when the page's code or data fail to load
 */
export async function page(): Promise<void> {
  await loadLibraries();
  await import(/* webpackMode: "eager" */ "gatsby-production-app");
  await firstPage();
}
