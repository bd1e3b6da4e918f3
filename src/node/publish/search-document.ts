import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Site, SitePage } from "../content/pages";
import { leaveOut, readableMain } from "./readable";

/** What the title and the description say already, and what is drawn or is another page's. */
const besides = "h1, header, picture, img, [role=img], [data-pagefind-ignore]";

/** The pages that the search finds: all but those of categories and authors, and further pages of a list. */
export const searchPages = ({ pages }: Site): SitePage[] =>
  pages.filter(({ kind }) => kind !== "list");

/**
 * What Pagefind indexes of a page, as HTML with Pagefind's attributes: title, description and the
 * text of its `<main>`; of a list only the first two, because what it lists has pages of its own.
 * Title, author and category are found, but not quoted.
 * No filters: Pagefind 1.5.2 writes them in another order each time.
 * https://pagefind.app/docs/metadata/
 * @param text what `searchText` made of the page
 */
export function searchDocument(page: SitePage, text: string, { product, articles }: Site): string {
  const article = articles.find(({ path }) => path === page.path);
  const meta = {
    title: article?.title ?? page.title.replace(` · ${product.name}`, ""),
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
 * The part of a page's text that is its own, as HTML.
 * @param html the page, as visitors get it @param url only for a message
 * @throws {Error} when the page has no `<main>`
 */
export function searchText(html: string, url: string): string {
  const main = readableMain(html, url);
  leaveOut(main, besides);
  nameParts(main);
  for (const cell of selectAll("dt, dd, th, td", main)) {
    cell.children.push({ type: "text", value: " " });
  }
  return toHtml(main.children);
}

/** An entry of a list with an anchor begins with its name: for Pagefind that is a heading. */
function nameParts(main: Element): void {
  for (const item of selectAll("li[id]", main)) {
    const name = select("strong", item);
    if (!name) continue;
    name.tagName = "h3";
    name.properties = { id: item.properties.id };
    delete item.properties.id;
  }
}
