import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import sharp from "sharp";
import {
  canonicalUrl,
  cardPath,
  cardSize,
  comparisonPath,
  feedPaths,
  feedTypes,
  markdownPath,
  pricingPath,
  searchFolder,
} from "../../../src/lib/addresses";
import { earlyScript } from "../../../src/lib/inline-scripts";
import { headersFile, hostRules } from "../../../src/node/hosting/static-host";
import { withPolicy } from "../../../src/node/policy/write-policies";
import { comparison, pricing } from "../../../src/node/publish/data-files";
import { articleItem, releaseItem } from "../../../src/node/publish/feed-items";
import type { FeedItem } from "../../../src/node/publish/feed-items";
import { feeds } from "../../../src/node/publish/feeds";
import { pageMarkdown } from "../../../src/node/publish/markdown";
import { readableMain } from "../../../src/node/publish/readable";
import { redirectFiles } from "../../../src/node/publish/redirect-files";
import { searchPages } from "../../../src/node/publish/search-document";
import { robots, sitemap } from "../../../src/node/publish/sitemap";
import { llmsTxt, manifest } from "../../../src/node/publish/small-files";
import type { SitePage } from "../../../src/node/content/pages";
import { readSite } from "../../../src/node/read-content";
import { headTags } from "../../../src/seo/tags";
import { withDraft } from "../../../src/testing/fixture-content";
import { addArticles } from "../../../src/testing/many";
import { dataOf } from "../rule-heads";
import { jsonLdOf } from "../rule-json-ld";
import { shownOn } from "../rule-values";

/** Content with a category page and an author page. */
export const content = withDraft(
  (draft) => addArticles(draft, 1, { categories: ["Sea"] }),
  readSite,
);
const feedNames = { "/blog": content.blog.meta.title, "/changelog": content.changelog.meta.title };

/** Files of a build folder, by path. */
export type Files = Map<string, string | Buffer>;

/** A small site without problems. */
export async function siteFiles(): Promise<Files> {
  const card = await sharp({ create: { ...cardSize, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const files: Files = new Map([
    ...feeds(content, () => feedEntry),
    ...redirectFiles(content),
    ["/sitemap.xml", sitemap(content)],
    ["/robots.txt", robots(content)],
    ["/manifest.webmanifest", manifest(content)],
    ["/llms.txt", llmsTxt(content)],
    ["/404.html", lostHtml()],
    [pricingPath, pricing(content)],
    [comparisonPath, comparison(content)],
    [script, ""],
    ["/_headers", headersFile(hostRules(content, [script.slice(1)]))],
    [`${searchFolder}pagefind-entry.json`, '{"languages":{"en":{}}}'],
    [`${searchFolder}pagefind.js`, ""],
    [`${searchFolder}wasm.en.pagefind`, ""],
    ...searchPages(content).map(({ path: page, title }) => {
      const article = content.articles.find((one) => one.path === page);
      return searchFragment(page, { title: article?.title ?? title });
    }),
    ...content.pages.flatMap((page): [string, string | Buffer][] => [
      [path.posix.join(page.path, "index.html"), pageHtml(page)],
      [cardPath(page.path), card],
    ]),
  ]);
  for (const icon of ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"]) {
    files.set(`/${icon}`, fs.readFileSync(path.join("static", icon)));
  }
  for (const [file, html] of files) {
    if (file.endsWith(".html")) files.set(file, withPolicy(String(html), {}, file));
  }
  for (const { path: page } of content.pages) {
    const url = canonicalUrl(content.product.siteUrl, page);
    const main = readableMain(String(files.get(path.posix.join(page, "index.html"))), url);
    files.set(markdownPath(page), pageMarkdown(main, url));
  }
  return files;
}

const feedEntry = {
  texts: ['<h2>Text</h2><p>Words. <a href="/blog">All</a></p>'],
  image: { src: cardPath("/blog"), width: 800, height: 450 },
};
const script = `/app-${"0".repeat(20)}.js`;

/** Pagefind's file of a page. */
export function searchFragment(
  url: string,
  meta: { title?: string },
  anchor = "top",
): [file: string, bytes: Buffer] {
  const anchors = [{ element: "h2", id: anchor }];
  const fragment = { url, content: "Words.", meta, anchors };
  const file = `${searchFolder}fragment/en_${url.replaceAll("/", "_")}.pf_fragment`;
  return [file, gzipSync(`pagefind_dcd${JSON.stringify(fragment)}`)];
}

function pageHtml(page: SitePage): string {
  const list = content.lists.find(({ path: first }) => first === page.path);
  const article = content.articles.find((one) => one.path === page.path);
  const release = content.releases.find((one) => one.path === page.path);
  const head = headTags(
    {
      title: page.title,
      description: page.description,
      path: page.path,
      data: dataOf[page.path],
      ...(list && { feed: { list: list.path, title: list.title } }),
      ...(page.published && {
        article: {
          ...{ published: page.published, modified: article && page.modified },
          ...{ author: article?.author?.linkedin, section: article?.category },
        },
      }),
    },
    { ...content.product, feeds: feedNames },
  );
  const links = content.pages.map(({ path: to, title }) => h("li", h("a", { href: to }, title)));
  const feedLinks = Object.entries(page.entries ? feedPaths(page.path) : {}).map(([format, href]) =>
    h("a", { href, type: feedTypes[format as keyof typeof feedTypes] }, format),
  );
  const graph = { "@context": "https://schema.org", "@graph": jsonLdOf(content, page) };
  return html(head, [
    h("h1", { id: "top" }, page.title),
    h("p", [h("a", { href: "#top" }, "Up"), ...feedLinks]),
    ...shownOn(page, content).map((text) => h("p", text)),
    ...(page.path === "/" ? [comparisonTable()] : []),
    ...(article ? [longText(articleItem(content, article, feedEntry))] : []),
    ...(release ? [longText(releaseItem(content, release, feedEntry))] : []),
    h("img", { src: cardPath(page.path), alt: "", ...cardSize }),
    h("ul", links),
    h("script", { type: "application/ld+json" }, JSON.stringify(graph)),
  ]);
}

const longText = (item: FeedItem) => h("div", fromHtml(item.content, { fragment: true }));

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

function lostHtml(): string {
  const lost = { ...content.notFound.meta, path: "/404", noindex: true };
  return html(headTags(lost, { ...content.product, feeds: feedNames }), [h("h1", lost.title)]);
}

function html(head: ReturnType<typeof headTags>, body: Element[]): string {
  const page = h("html", { lang: content.product.language }, [
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
  return `<!doctype html>${toHtml(page)}`;
}
