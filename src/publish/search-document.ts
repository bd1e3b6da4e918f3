import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Site, SitePage } from "../site/pages";
import { leaveOut } from "./plain-text";
import { scenes } from "./readable";

/** Not indexed: repetitions of title and description, images, scenes, and text of other pages. */
const besides = `h1, header, picture, img, ${scenes}, [data-pagefind-ignore]`;

/** The pages that the search finds: all except categories, authors and numbered pages. */
export const searchPages = ({ pages }: Site): SitePage[] =>
  pages.filter(({ kind }) => kind !== "list");

/**
 * The HTML that Pagefind indexes for a page: title, description and text. A list has no text: its entries have pages.
 * Title, author and category are found, but not quoted. No filters: Pagefind 1.5.2 writes them in random order.
 * https://pagefind.app/docs/metadata/
 * @param text from `searchText`
 */
export function searchDocument(page: SitePage, text: string, { product, articles }: Site): string {
  const article = articles.find(({ path }) => path === page.path);
  const meta = {
    title: article?.title ?? page.title,
    ...(article && { author: article.author?.name, category: article.category }),
  };
  const head = toHtml([
    ...Object.entries(meta).map(([name, value]) =>
      h("p", { hidden: true, dataPagefindIgnore: "index", dataPagefindMeta: name }, value),
    ),
    h("p", page.description),
  ]);
  const body = `<body data-pagefind-body>${head}${page.entries ? "" : text}</body>`;
  return `<html lang="${product.language}">${body}</html>`;
}

/**
 * The text to index of a page, as HTML.
 * @param main from `readableMain`; changed here
 */
export function searchText(main: Element): string {
  leaveOut(main, besides);
  makeHeadings(main);
  for (const cell of selectAll("dt, dd, th, td", main)) {
    cell.children.push({ type: "text", value: " " });
  }
  return toHtml(main.children);
}

/** Bold words of list items with an anchor become headings, to which Pagefind links. */
function makeHeadings(main: Element): void {
  for (const item of selectAll("li[id]", main)) {
    const name = select("strong", item);
    if (!name) continue;
    name.tagName = "h3";
    name.properties = { id: item.properties.id };
    delete item.properties.id;
  }
}
