import { feedPath, markdownPath, pricingPath } from "../../../lib/addresses";
import { filesBelow } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Site, SitePage } from "../../content/pages";
import type { Doubts } from "../doubts";
import type { LongText } from "./long-text";

/** Every address that a link may lead to. */
export interface Addresses {
  /** Path of each page, drafts and pages with future dates included, and its file. */
  pages: Map<string, Entry>;
  /** Page → its anchors. */
  anchors: Map<string, Set<string>>;
  /** Files that are served: those of `static/` and those that the build writes. */
  files: Set<string>;
  /** True for a path that may belong to a file with mistakes. */
  isInDoubt: (path: string) => boolean;
}

/** Files that `src/node/publish` writes besides twins. */
const written = ["/sitemap-index.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].concat(
  ...[pricingPath, feedPath("/blog"), feedPath("/changelog"), "/.well-known/security.txt"],
);

export function addressesOf(site: Site, texts: LongText[], doubts: Doubts): Addresses {
  // List pages share a file with something else.
  const own = site.pages.filter(({ kind }) => kind !== "list");
  const places = new Map(own.map(({ path, source }) => [source.entry, path]));
  const pages = new Map(site.pages.map(({ path, source }) => [path, source.entry]));
  const isUnsure = ({ kind, path, source }: SitePage) =>
    kind !== "page" &&
    (path.endsWith("/") || ["slug", "version"].some((field) => doubts.about(source.entry, field)));
  // `/blog/our-plan` → `/blog/`.
  const unsure = own.filter(isUnsure).map(({ path }) => path.replace(/[^/]*$/, ""));
  return {
    pages,
    anchors: new Map([
      ...anchorsOfCode(site),
      ...texts.flatMap(({ entry, anchors }) => {
        const place = places.get(entry);
        const more = entry.data.updates ? ["articleUpdates"] : [];
        return place ? [[place, new Set([...anchors, ...more])] as const] : [];
      }),
    ]),
    files: new Set([
      ...written,
      ...filesBelow("static").map((name) => `/${name}`),
      ...[...pages.keys()].map(markdownPath),
    ]),
    isInDoubt: (path) => unsure.some((start) => path.startsWith(start)),
  };
}

/** Anchors that the code of pages adds on `/` and the list of releases; the site check reads them in the HTML. */
function anchorsOfCode({ releases }: Site): [path: string, Set<string>][] {
  const years = releases.map(({ date }) => `year-${date.slice(0, 4)}`);
  const versions = releases.map(({ version }) => `v${version}`);
  return [
    ["/", new Set(["board", "features", "backlog", "roadmap"])],
    ["/changelog", new Set([...versions, ...years])],
  ];
}
