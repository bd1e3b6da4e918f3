import path from "node:path";
import { feedPaths, markdownPath } from "../../../lib/addresses";
import { filesBelow } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Site } from "../../content/pages";
import { contentSchema } from "../../schema/schema";
import type { Doubts } from "../mend";
import type { LongText } from "./long-text";

/** Every address that a link may have. */
export interface Addresses {
  /** Path of each page, drafts and pages with future dates included. */
  pages: Set<string>;
  /** Article or release behind an address. */
  entries: Map<string, Entry>;
  /** Page → its anchors. */
  anchors: Map<string, Set<string>>;
  /** Old address → new address. */
  redirects: Map<string, string>;
  /** Files that are served: those of `static/` and those that the build writes. */
  files: Set<string>;
  /** True for a path that may belong to a file with mistakes. */
  isInDoubt: (path: string) => boolean;
}

/** Files that `src/node/publish` writes besides twins and feeds. */
const written = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].concat(
  "/pricing.json",
  "/.well-known/security.txt",
);

export function addressesOf(
  site: Site,
  texts: LongText[],
  doubts: Pick<Doubts, "about">,
): Addresses {
  const listed = [...site.articles, ...site.releases].map(({ entry, path }) => {
    const isUnsure = ["slug", "version"].some((field) => doubts.about(entry, field));
    return { entry, path, isUnsure: isUnsure || path.endsWith("/") };
  });
  const places = new Map([
    ...listed.map(
      (one) => [one.entry, one.isUnsure ? likelyPath(one.path, one.entry) : one.path] as const,
    ),
    ...Object.values(site.files).flatMap((entry) =>
      entry.kind?.page ? [[entry, entry.kind.page] as const] : [],
    ),
  ]);
  const known = [...places].map(([entry, path]) => [path, entry] as const);
  const pages = new Set([...site.pages.map(({ path }) => path), ...known.map(([path]) => path)]);
  const fixed = contentSchema().kinds.flatMap(({ page, lists }) => (page && lists ? page : []));
  const lists = [...fixed, ...site.lists.map(({ path }) => path)];
  const unsure = listed.filter(({ isUnsure }) => isUnsure).map(({ path }) => folderOf(path));
  return {
    pages,
    entries: new Map(known),
    anchors: new Map([
      ...anchorsOfCode(site),
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
}

/** Anchors that the code of pages adds on `/` and the list of releases; the site check reads them in the HTML. */
function anchorsOfCode({ releases }: Site): [path: string, Set<string>][] {
  const years = releases.map(({ date }) => `year-${date.slice(0, 4)}`);
  const versions = releases.map(({ version }) => `v${version}`);
  return [
    ["/", new Set(["features", "backlog"])],
    ["/changelog", new Set([...versions, ...years])],
  ];
}

/** Most files have the last part of their address as the name of their folder. */
const likelyPath = (wrong: string, { file }: Entry): string =>
  folderOf(wrong) + path.posix.basename(path.posix.dirname(file)).replaceAll(".", "-");

/** `/blog/our-plan` → `/blog/`. */
const folderOf = (address: string): string => address.replace(/[^/]*$/, "");
