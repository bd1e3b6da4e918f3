import { buildOfHtml, loadPage } from "../workarounds/gatsby-globals";
import { page } from "./page";

let asked: Promise<void> | undefined;

/**
 * Loads code and data of the page that the browser loaded. Gatsby requests them, too, and reports no failure.
 * @throws {Error} when they fail to load
 */
export const firstPage = (): Promise<void> => (asked ??= load());

async function load(): Promise<void> {
  const resources = await loadPage(location.pathname + location.search);
  if (!resources?.page) throw resources?.error ?? new Error("The page's code or data did not come");
  // A new deployment: Gatsby loads the page anew.
  if (resources.page.webpackCompilationHash !== buildOfHtml()) page.keep();
}
