import { existsSync } from "node:fs";
import type { ContentOptions } from "../options";
import { filesBelow } from "../reader/entry";
import type { Entry } from "../reader/entry";
import type { LongText } from "./long-text";

/** Where links of the site may lead, besides its pages and the files in `static/`. */
export interface SiteAddresses {
  /** The site's own, like https://host.example. Links to it are checked like those that start with /. */
  origin?: string;
  /** Anchors of pages by path, besides those of texts. */
  anchors?: Map<string, string[]>;
  /** Files that the build writes and paths that it redirects, like /robots.txt. */
  files?: string[];
}

/** Every address that a link may lead to. */
export interface Addresses {
  origin: string;
  /** Path of each page, drafts and pages with future dates included, and its file; empty if the site doesn't say. */
  pages: Map<string, Entry>;
  /** Page → its anchors. */
  anchors: Map<string, Set<string>>;
  files: Set<string>;
}

/** Addresses of the files in `static/`. */
export const staticFiles = (): string[] =>
  existsSync("static") ? filesBelow("static").map((name) => `/${name}`) : [];

export function addressesOf<Site>(
  options: ContentOptions<Site>,
  site: Site,
  texts: LongText[],
): Addresses {
  const pages = options.pages?.(site) ?? new Map<string, Entry>();
  const ofTexts = new Map(texts.map(({ entry, anchors }) => [entry, anchors]));
  const { origin = "", anchors, files = [] } = options.addresses?.(site) ?? {};
  return {
    ...{ origin, pages, files: new Set([...files, ...staticFiles()]) },
    anchors: new Map(
      [...pages].map(([path, entry]) => [
        path,
        new Set([...(ofTexts.get(entry) ?? []), ...(anchors?.get(path) ?? [])]),
      ]),
    ),
  };
}
