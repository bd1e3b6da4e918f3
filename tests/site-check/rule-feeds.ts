import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl, feedPaths } from "../../src/lib/addresses";
import { articleItem, releaseItem } from "../../src/node/publish/feed-items";
import { readableMain } from "../../src/node/publish/readable";
import { checkAddress } from "./addresses";
import { attribute } from "./site";
import type { Fail, SiteRule } from "./site";

/** Lists link to their feeds, and an entry has the text of its page. */
export const feedEntries: SiteRule = (site, report) => {
  const { content, entryOf } = site;
  const { lists, articles, releases } = content;
  for (const list of [...lists.map(({ path }) => path), "/changelog"]) {
    const page = site.html.find(({ path }) => path === list);
    for (const path of Object.values(feedPaths(list)))
      if (page && !select(`a[href="${path}"]`, page.tree))
        report(page.file, `does not link to ${path}.`);
  }
  const items = [
    ...articles.map((one) => articleItem(content, one, entryOf(one.path))),
    ...releases.map((one) => releaseItem(content, one, entryOf(one.path))),
  ];
  for (const { link, content: text } of items) {
    const page = site.html.find(({ path }) => canonicalUrl(site.url, path) === link);
    if (!page) continue;
    const fail = (message: string) => report(page.file, `in feeds ${message}`);
    const [whole = ""] = textsIn(`<main>${text}</main>`);
    if (!textsIn(page.html).includes(whole)) fail("has another text.");
    checkEntry(text, fail, (address) => checkAddress(site, address, fail));
  }
};

/** Text of `<main>` and of each element in it, without white space, which formats have in their own way. */
const textsIn = (html: string): string[] =>
  selectAll("*", readableMain(html, "https://a.example")).map((node) =>
    toString(node).replaceAll(/\s/g, ""),
  );

function checkEntry(text: string, fail: Fail, check: (address: string) => void): void {
  const tree = fromHtml(text, { fragment: true });
  // Feed readers lay out the text before images load.
  if (select("img:not([width][height])", tree)) fail("has an image without its size.");
  for (const node of selectAll("a[href], img[src]", tree)) {
    const address = attribute(node, "href") || attribute(node, "src");
    if (/^(https?:|mailto:)/.test(address)) check(address);
    else fail(`has "${address}", which is not absolute.`);
  }
}
