import { existsSync } from "node:fs";
import type { ContentOptions } from "../../options";
import { filesBelow } from "../../reader/entry";
import type { Entry } from "../../reader/entry";
import type { Doubts } from "../doubts";
import type { LongText } from "./long-text";

/** Where links of the site may lead, besides its pages and the files in `static/`. */
export interface SiteAddresses {
  /** The site's own, like https://host.example. Links to it are checked like those that start with /. */
  origin?: string;
  /** Anchors of pages by path, besides those of texts. */
  anchors?: Map<string, string[]>;
  /** Files that the build writes, like /robots.txt. */
  files?: string[];
  redirects?: readonly { from: string; to: string }[];
  /** True for a path that may belong to a file with mistakes. */
  isInDoubt?: (path: string) => boolean;
}

/** Every address that a link may lead to. */
export interface Addresses extends Omit<Required<SiteAddresses>, "anchors" | "files"> {
  /** Path of each page, drafts and pages with future dates included, and its file; empty if the site doesn't say. */
  pages: Map<string, Entry>;
  /** Page → its anchors. */
  anchors: Map<string, Set<string>>;
  /** Files that are served. */
  files: Set<string>;
}

export function addressesOf<Site>(
  options: ContentOptions<Site>,
  site: Site,
  texts: LongText[],
  doubts: Doubts,
): Addresses {
  const pages = options.pages?.(site) ?? new Map<string, Entry>();
  const ofTexts = new Map(texts.map(({ entry, anchors }) => [entry, anchors]));
  const { anchors, files = [], ...more } = options.addresses?.(site, doubts) ?? {};
  const served = existsSync("static") ? filesBelow("static").map((name) => `/${name}`) : [];
  return {
    ...{ origin: "", redirects: [], isInDoubt: () => false },
    ...more,
    pages,
    anchors: new Map(
      [...pages].map(([path, entry]) => [
        path,
        new Set([...(ofTexts.get(entry) ?? []), ...(anchors?.get(path) ?? [])]),
      ]),
    ),
    files: new Set([...files, ...served]),
  };
}
