import path from "node:path";
import { feedPaths, markdownPath } from "../../../lib/addresses";
import { articlePath, releasePath } from "../../../lib/page-paths";
import { filesBelow, ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Site } from "../../content/pages";
import { articleSlug } from "../../content/slug";
import { contentSchema } from "../../schema/schema";
import type { Doubts } from "../mend";
import type { LongText } from "./long-text";

/** Every address that a link may name. */
export interface Addresses {
  /** Path of each page, drafts and pages to come included. */
  pages: Set<string>;
  /** Article or release behind an address. */
  entries: Map<string, Entry>;
  /** Page → what may stand behind `#`. */
  anchors: Map<string, Set<string>>;
  /** Old address → new address. */
  redirects: Map<string, string>;
  /** Files that are served: those of `static/` and those that the build writes. */
  files: Set<string>;
  /** True for a path that a file which cannot be read might have had before. */
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
  const places = new Map(
    entries.map((entry) => [entry, isUnsure(entry) ? likelyPlaceOf(entry) : placeOf(entry)]),
  );
  const known = [...places].flatMap(([entry, path]) => (path ? [[path, entry] as const] : []));
  const pages = new Set([...site.pages.map(({ path }) => path), ...known.map(([path]) => path)]);
  const fixed = contentSchema().kinds.flatMap(({ page, lists }) => (page && lists ? page : []));
  const lists = [...fixed, ...site.lists.map(({ path }) => path)];
  const unsure = [
    ...(ofKind(entries, "articles").some(isUnsure) ? [articlePath("")] : []),
    ...(ofKind(entries, "releases").some(isUnsure) ? [releasePath("")] : []),
  ];
  return {
    pages,
    entries: new Map(known),
    anchors: new Map([
      ...anchorsOfCode(entries),
      ...texts.flatMap(({ entry, anchors }) => {
        const place = places.get(entry);
        const more = entry.data.updates ? ["updates"] : [];
        return place ? [[place, new Set([...anchors, ...more])] as const] : [];
      }),
    ]),
    redirects: new Map(site.redirects.redirects.map(({ from, to }) => [from, to])),
    files: new Set([
      ...written,
      ...filesBelow("static").map((name) => `/${name}`),
      ...lists.flatMap((list) => Object.values(feedPaths(list))),
      ...[...pages].map(markdownPath),
    ]),
    isInDoubt: (path) => unsure.some((start) => path.startsWith(start)),
  };

  function isUnsure(entry: Entry): boolean {
    if (entry.kind?.name === "releases") return doubts.about(entry, "version");
    if (entry.kind?.name !== "articles") return false;
    return doubts.about(entry, "slug") || !articleSlug(entry.data);
  }
}

/** What the code of pages puts behind `#`, on `/` and the list of releases; the site check reads it in the HTML. */
function anchorsOfCode(entries: Entry[]): [path: string, Set<string>][] {
  const releases = ofKind(entries, "releases").map(({ data }) => data);
  const years = releases.map(({ date }) => `year-${String(date).slice(0, 4)}`);
  const versions = releases.map(({ version }) => `v${String(version)}`);
  return [
    ["/", new Set(["features", "backlog"])],
    ["/changelog", new Set([...versions, ...years])],
  ];
}

/** Most files have their address as the name of their folder. */
function likelyPlaceOf({ kind, file }: Entry): string {
  const folder = path.posix.basename(path.posix.dirname(file));
  return kind?.name === "releases"
    ? `/changelog/${folder.replaceAll(".", "-")}`
    : articlePath(folder);
}

/** Address of the page that a file with a long text makes. */
function placeOf({ kind, data }: Entry): string | undefined {
  if (kind?.name === "articles") return articlePath(articleSlug(data));
  if (kind?.name === "releases") return releasePath(String(data.version));
  return kind?.page;
}
