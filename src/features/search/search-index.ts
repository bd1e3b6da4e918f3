import { searchFolder } from "../../lib/addresses";
import { within } from "../../lib/within";
import { lostRequests } from "../../workarounds/pagefind-lost-requests";

/** Timeout for any part of the index, in ms. */
const timeout = 15_000;

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
  /** Headings of the parts that contain the words, in the order of the page. */
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

type Search = (words: string, count: number) => Promise<Found>;

let opened: Promise<Search> | undefined;
let attempts = 0;
/** Parts of the index that failed to load since. */
let lost: Set<string> | undefined;

/**
 * Searches the pages; the first call loads the index. After an error it's loaded again, once, in case a request was lost
 * or the site was published again since this page was opened.
 * @param count how many pages are looked at closely
 * @throws {Error} when the index, or a part of it that is needed, cannot be loaded
 */
export async function findPages(words: string, count: number): Promise<Found> {
  const search = async () => (await (opened ??= load()))(words, count);
  const again = () => {
    opened = undefined;
    return search();
  };
  try {
    return await within(timeout, search().catch(again));
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

async function load(): Promise<Search> {
  const gone = (lost ??= lostRequests(searchFolder));
  gone.clear();
  // A browser may remember that a module failed to load, so a retry needs another address.
  attempts += 1;
  const script = `${searchFolder}pagefind.js${attempts > 1 ? `?${attempts}` : ""}`;
  const module = (await import(/* webpackIgnore: true */ script)) as Pagefind;
  // Chunks are small: a worker would be one more script, and one more rule of a security policy.
  const instance = module.createInstance({ noWorker: true, excerptLength });
  return async (words, count) => {
    const { results } = await instance.search(words);
    if (gone.size > 0) throw new Error(`The search index lacks ${[...gone].join(", ")}`);
    const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
    return { total: results.length, hits: pages.map(toHit) };
  };
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
