import { searchFolder } from "../lib/addresses";
import { within } from "../lib/within";

/** How long the visitor waits for any part of the index, in ms. */
const patience = 15_000;

/** Words of an excerpt: two lines of the dialog. */
const excerptLength = 22;

/** Headings of one page that are shown below it. */
const partLimit = 3;

/** A page that was found. */
export interface Hit {
  path: string;
  title: string;
  /** For `markedText`. */
  excerpt: string;
  /** Headings below which the words stand, in the order of the page. */
  parts: { path: string; title: string }[];
}

/** How many pages were found, and the best of them. */
export interface Found {
  total: number;
  hits: Hit[];
}

/** The part of Pagefind's script that is used. https://pagefind.app/docs/api-reference/ */
interface Pagefind {
  createInstance: (options: Record<string, unknown>) => {
    search: (words: string) => Promise<{ results: { data: () => Promise<Fragment> }[] }>;
  };
}

interface Fragment {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
  sub_results: { url: string; title: string; locations: number[] }[];
}

interface Index {
  /** What `pagefind-entry.json` said: it changes with every build that changes the index. */
  version: string;
  search: (words: string, count: number) => Promise<Found>;
}

let opened: Promise<Index> | undefined;
let attempts = 0;

/**
 * Searches the pages; the first call loads the index. After an error the next call loads it anew.
 * @param count how many pages are looked at closely
 * @throws {Error} when the index, or a part of it that is needed, cannot be loaded
 */
export async function findPages(words: string, count: number): Promise<Found> {
  try {
    return await within(patience, search(words, count));
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

async function search(words: string, count: number): Promise<Found> {
  const index = await open();
  const found = await index.search(words, count);
  if (found.total > 0) return found;
  // Pagefind finds nothing, and says so, where a part of its index cannot be loaded: without a
  // connection, or when the site was published anew since this page was opened.
  if ((await readVersion(Date.now())) === index.version) return found;
  opened = undefined;
  return (await open()).search(words, count);
}

const open = (): Promise<Index> => (opened ??= load());

async function load(): Promise<Index> {
  // A browser may remember that a module did not load; another address is another try.
  attempts += 1;
  const script = `${searchFolder}pagefind.js${attempts > 1 ? `?${attempts}` : ""}`;
  const metaCacheTag = Date.now();
  const [version, module] = await Promise.all([
    readVersion(metaCacheTag),
    import(/* webpackIgnore: true */ script) as Promise<Pagefind>,
  ]);
  // Chunks are small: a worker would be one more script, and one more rule of a security policy.
  const instance = module.createInstance({ noWorker: true, excerptLength, metaCacheTag });
  return {
    version,
    search: async (words, count) => {
      const { results } = await instance.search(words);
      const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
      return { total: results.length, hits: pages.map(toHit) };
    },
  };
}

/** @param time keeps an answer from the browser's cache away */
async function readVersion(time: number): Promise<string> {
  const answer = await fetch(`${searchFolder}pagefind-entry.json?ts=${time}`);
  if (!answer.ok) throw new Error(`The search index: ${answer.status}`);
  return answer.text();
}

function toHit({ url, excerpt, meta, sub_results }: Fragment): Hit {
  const best = sub_results
    .filter((part) => part.url.includes("#"))
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, partLimit);
  return {
    path: url,
    title: meta.title ?? url,
    excerpt,
    parts: sub_results
      .filter((part) => best.includes(part))
      .map((part) => ({ path: part.url, title: part.title.replace(/[.:]$/, "") })),
  };
}
