/**
 * gatsby 5.16.1: what it leaves on `window` in a build. It tells nobody when it cannot have a page's code or data, and has no
 * way to let a page wait for code that comes later; so `runtime/first-page.ts` asks its loader before it does, and
 * `browser/next-pages.ts` wraps its table of the pages' code.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/cache-dir/production-app.js#L40-L42
 * Delete when a page's load can be waited for, and its failure heard of, by an API of `gatsby-browser`.
 */
interface Resources {
  error?: Error;
  page?: { webpackCompilationHash: string };
}

interface Gatsby {
  ___loader: { loadPage: (path: string) => Promise<Resources | undefined> };
  ___webpackCompilationHash: string;
  asyncRequires: { components: Record<string, () => Promise<unknown>> };
}

const gatsby = () => window as Window & Partial<Gatsby>;

/** Code and data of a page, as Gatsby has them or asks for them. */
export const loadPage = async (path: string): Promise<Resources | undefined> =>
  gatsby().___loader?.loadPage(path);

/** Which build the HTML is of. */
export const buildOfHtml = (): string | undefined => gatsby().___webpackCompilationHash;

/** What asks for the code of each page; Gatsby reads it anew each time. There is none while developing. */
export const codeOfPages = (): Gatsby["asyncRequires"]["components"] =>
  gatsby().asyncRequires?.components ?? {};
