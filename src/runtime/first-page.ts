import { buildOfHtml, loadPage } from "../workarounds/gatsby-globals";
import { page } from "./page";

let asked: Promise<void> | undefined;

/**
 * Code and data of the page that the browser loaded. Gatsby asks for them, too, and tells nobody when it cannot have them.
 * @throws {Error} when they cannot be had
 */
export const firstPage = (): Promise<void> => (asked ??= load());

async function load(): Promise<void> {
  const resources = await loadPage(location.pathname + location.search);
  if (!resources?.page) throw resources?.error ?? new Error("The page's code or data did not come");
  // Published anew since: Gatsby loads the page.
  if (resources.page.webpackCompilationHash !== buildOfHtml()) page.keep();
}
