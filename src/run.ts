/** The chunk `site`, which runs with a visitor's first action. */
import { keepInertBehindDialogs } from "./browser/inert-page";
import { firstPage } from "./runtime/first-page";
import { openIslands } from "./runtime/islands";

// A dialog may have been opened by the browser itself, and from an island.
keepInertBehindDialogs();

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
  const [group = ""] = name.split("/");
  const declare = declarations[group];
  if (!declare) throw new Error(`src/run.ts declares no islands of a group "${group}"`);
  await openIslands(group, declare);
}

/**
 * Lets Gatsby hydrate the page.
 * @throws {Error} when the page's code or data fail to load
 */
export async function page(): Promise<void> {
  await import(/* webpackChunkName: "gatsby" */ "gatsby-production-app");
  await firstPage();
}
