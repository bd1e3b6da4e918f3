import { feedPaths, markdownPath } from "../../../lib/addresses";
import { articlePath, articleSlug, releasePath } from "../../../lib/slug";
import { filesBelow, ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Site } from "../../content/pages";
import { contentSchema } from "../../schema/schema";
import type { Doubts } from "../mend";
import type { LongText } from "./long-text";

/** Every address that a link may name. */
export interface Addresses {
  /** Path of each page, drafts and pages to come included. */
  pages: Set<string>;
  /** Article or release behind an address. */
  entries: Map<string, Entry>;
  /** Page → what may stand behind `#`; none for pages that are not made of a long text. */
  anchors: Map<string, Set<string>>;
  /** Old address → new address. */
  redirects: Map<string, string>;
  /** Files that are served: those of `static/` and those that the build writes. */
  files: Set<string>;
  /** True for a path that a file which cannot be read might have. */
  isInDoubt: (path: string) => boolean;
}

/** What `src/node/publish` writes besides a twin of each page. */
const written = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].concat(
  "/pricing.json",
  "/.well-known/security.txt",
);

export function addressesOf(
  site: Site,
  entries: Entry[],
  texts: LongText[],
  doubts: Pick<Doubts, "about">,
): Addresses {
  const places = new Map(entries.map((entry) => [entry, placeOf(entry)]));
  const known = [...places].flatMap(([entry, path]) => (path ? [[path, entry] as const] : []));
  const pages = new Set([...site.pages.map(({ path }) => path), ...known.map(([path]) => path)]);
  const fixed = contentSchema().kinds.flatMap(({ page, lists }) => (page && lists ? page : []));
  const lists = [...fixed, ...site.lists.map(({ path }) => path)];
  const unsure = [
    ...(ofKind(entries, "articles").some(lacksSlug) ? [articlePath("")] : []),
    ...(ofKind(entries, "releases").some((entry) => doubts.about(entry, "version"))
      ? [releasePath("")]
      : []),
  ];
  return {
    pages,
    entries: new Map(known),
    anchors: new Map(
      texts.flatMap(({ entry, anchors }) => {
        const path = places.get(entry);
        const more = entry.data.updates ? ["updates"] : [];
        return path ? [[path, new Set([...anchors, ...more])] as const] : [];
      }),
    ),
    redirects: new Map(site.redirects.redirects.map(({ from, to }) => [from, to])),
    files: new Set([
      ...written,
      ...filesBelow("static").map((name) => `/${name}`),
      ...lists.flatMap((list) => Object.values(feedPaths(list))),
      ...[...pages].map(markdownPath),
    ]),
    isInDoubt: (path) => unsure.some((start) => path.startsWith(start)),
  };

  function lacksSlug(entry: Entry): boolean {
    return doubts.about(entry, "slug") || !articleSlug(entry.data);
  }
}

/** Address of the page that a file with a long text makes. */
function placeOf({ kind, data }: Entry): string | undefined {
  if (kind?.name === "articles") return articlePath(articleSlug(data));
  if (kind?.name === "releases") return releasePath(String(data.version));
  return kind?.page;
}
