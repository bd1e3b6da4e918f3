import fs from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import sharp from "sharp";
import {
  canonicalUrl,
  cardPath,
  cardSize,
  feedPaths,
  markdownPath,
} from "../../../src/lib/addresses";
import { earlyScript } from "../../../src/lib/inline-scripts";
import type { SitePage } from "../../../src/node/content/pages";
import { headersFile, hostRules } from "../../../src/node/hosting/static-host";
import { withPolicy } from "../../../src/node/policy/write-policies";
import { articleItem, releaseItem } from "../../../src/node/publish/feed-items";
import { pageMarkdown } from "../../../src/node/publish/markdown";
import { publishedFiles } from "../../../src/node/publish/published-files";
import { readableMain } from "../../../src/node/publish/readable";
import { redirectFiles } from "../../../src/node/publish/redirect-files";
import { readSite } from "../../../src/node/read-content";
import { jsonLdText } from "../../../src/seo/json-ld/text";
import { headTags } from "../../../src/seo/tags";
import type { PageMetadata } from "../../../src/seo/tags";
import { withDraft } from "../../../src/testing/fixture-content";
import { addArticles } from "../../../src/testing/many";
import { linkedOn, shownOn } from "../rule-values";
import { feedNames, jsonLdOf, metadataOf } from "../seo-props";
import { lostPath } from "../site";
import type { Build } from "../site";

/** Content with a category page and an author page. */
export const content = withDraft(
  (draft) => addArticles(draft, 1, { categories: ["Sea"] }),
  readSite,
);

const entry = {
  texts: ['<h2>Text</h2><p>Words. <a href="/blog">All</a></p>'],
  image: { src: cardPath("/blog"), width: 800, height: 450 },
};
export const build: Build = { entryOf: () => entry, services: {} };
const site = { content, ...build };
const script = `/app-${"0".repeat(20)}.js`;

/** Files of a build folder, by path. */
export type Files = Map<string, string | Buffer>;

/** A small site without problems. */
export async function siteFiles(): Promise<Files> {
  const card = await sharp({ create: { ...cardSize, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const lost = { ...content.notFound.meta, path: lostPath, noindex: true };
  const files: Files = new Map([
    ...publishedFiles(content, build.entryOf),
    ...redirectFiles(content),
    ["/404.html", html(lost, [h("h1", lost.title), ...factsOf(lostPath)])],
    [script, ""],
    ["/_headers", headersFile(hostRules(content, [script.slice(1)]))],
    ...content.pages.flatMap((page): [string, string | Buffer][] => [
      [path.posix.join(page.path, "index.html"), html(metadataOf(content, page), bodyOf(page))],
      [cardPath(page.path), card],
    ]),
  ]);
  for (const icon of ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"]) {
    files.set(`/${icon}`, fs.readFileSync(path.join("static", icon)));
  }
  for (const [file, text] of files) {
    if (file.endsWith(".html")) files.set(file, withPolicy(String(text), {}, file));
  }
  for (const { path: page } of content.pages) {
    const url = canonicalUrl(content.product.siteUrl, page);
    const main = readableMain(String(files.get(path.posix.join(page, "index.html"))), url);
    files.set(markdownPath(page), pageMarkdown(main, url));
  }
  return files;
}

function bodyOf(page: SitePage): Element[] {
  const articles = content.articles.filter((one) => one.path === page.path);
  const releases = content.releases.filter((one) => one.path === page.path);
  const texts = [
    ...articles.map((article) => articleItem(content, article, entry)),
    ...releases.map((release) => releaseItem(content, release, entry)),
  ];
  const links = content.pages.map(({ path: to, title }) => h("li", h("a", { href: to }, title)));
  const feeds = page.entries ? Object.values(feedPaths(page.path)) : [];
  return [
    h("h1", { id: "top" }, page.title),
    h("p", [h("a", { href: "#top" }, "Up"), ...feeds.map((href) => h("a", { href }, "Feed"))]),
    ...factsOf(page.path),
    ...(page.path === "/" ? [comparisonTable()] : []),
    ...texts.map((item) => h("div", fromHtml(item.content, { fragment: true }))),
    h("img", { src: cardPath(page.path), alt: "", ...cardSize }),
    h("ul", links),
    h("script", { type: "application/ld+json" }, jsonLdText(jsonLdOf(site, page))),
  ];
}

/** Texts and links of facts that stand elsewhere, too. */
const factsOf = (path: string): Element[] => [
  ...shownOn(path, content).map((text) => h("p", text)),
  ...linkedOn(path, content).map((to) => h("p", h("a", { href: to }, "To"))),
];

/** The signs of the comparison. */
function comparisonTable(): Element {
  const rows = content.comparison.rows.map(({ cells }) =>
    h(
      "tr",
      cells.map(({ answer }) => h("td", { dataOf: "", dataAnswer: answer })),
    ),
  );
  return h("table", h("tbody", rows));
}

function html(page: PageMetadata, body: Element[]): string {
  const head = headTags(page, { ...content.product, feeds: feedNames(content) });
  const document = h("html", { lang: content.product.language }, [
    h("head", [
      h("meta", { charSet: "utf-8" }),
      h("title", head.title),
      ...head.meta.map((meta) => h("meta", { ...meta })),
      ...head.link.map((link) => h("link", { ...link })),
      h("style", "main{margin:0}"),
      h("script", earlyScript()),
    ]),
    h("body", [h("main", { style: "--wide:1" }, body)]),
  ]);
  return `<!doctype html>${toHtml(document)}`;
}
