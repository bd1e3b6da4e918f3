import { page } from "./page";

interface Resources {
  status?: string;
  error?: Error;
  page?: { webpackCompilationHash: string };
}

/** Gatsby's, there as soon as scripts run. https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js */
type WithLoader = Window & {
  ___loader?: { loadPage: (path: string) => Promise<Resources | undefined> };
  ___webpackCompilationHash?: string;
};

let asked: Promise<void> | undefined;

/**
 * Code and data of the page that the browser loaded. Gatsby asks for them, too, and tells nobody when it cannot have them.
 * @throws {Error} when they cannot be had
 */
export const firstPage = (): Promise<void> => (asked ??= load());

async function load(): Promise<void> {
  const { ___loader: loader, ___webpackCompilationHash: hash, location } = window as WithLoader;
  const resources = await loader?.loadPage(location.pathname + location.search);
  if (!resources?.page) throw resources?.error ?? new Error("The page's code or data did not come");
  // Published anew since: Gatsby loads the page.
  if (resources.page.webpackCompilationHash !== hash) page.keep();
}
