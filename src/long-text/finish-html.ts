import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import rehypeCallouts from "rehype-callouts";
import type { UserOptions } from "rehype-callouts";
import rehypePrism from "rehype-prism-plus/all";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { externalAttributes, linkKind } from "../lib/link-kind";
import type { Site } from "../site/pages";
import { explainAbbreviations } from "./abbreviations";
import { frameCode } from "./code";
import { labelElements } from "./labels";
import { placeImages } from "./images";
import type { FindImage } from "./images";
import { textSchema } from "./tags";

/**
 * Finishes the HTML of gatsby-transformer-remark: only harmless tags, links of headings, highlighted code, callouts, abbreviations, responsive images,
 * marked external links.
 * @param find finds an image beside the text
 */
export async function finishHtml(
  html: string,
  words: Site["prose"],
  find: FindImage,
): Promise<string> {
  const written = sanitize(fromHtml(html, { fragment: true }), textSchema) as Root;
  linkHeadings(written);
  const root = await unified()
    .use(rehypeCallouts, calloutOptions(words))
    .use(rehypePrism, { ignoreMissing: true })
    .run(written);
  markLinks(root);
  explainAbbreviations(root);
  frameCode(root, words);
  labelElements(root, words);
  await placeImages(root, find);
  return toHtml(root);
}

/** GitHub's five callouts, such as `> [!NOTE]`. CSS draws the icon before the title. */
const calloutOptions = ({ callouts }: Site["prose"]): UserOptions => ({
  theme: "github",
  callouts: Object.fromEntries(
    Object.entries(callouts).map(([name, title]) => [name, { title, indicator: "" }]),
  ),
  props: { containerProps: { role: "note" } },
});

/** Links each heading to itself where it holds no other link. */
function linkHeadings(root: Root): void {
  for (const heading of selectAll("h1, h2, h3, h4, h5, h6", root)) {
    if (select("a", heading)) continue;
    const link = { className: "heading-link", href: `#${String(heading.properties.id)}` };
    heading.children = [h("a", link, heading.children)];
  }
}

function markLinks(root: Root): void {
  visit(root, "element", (node) => {
    if (node.tagName === "a" && linkKind(String(node.properties.href)) === "external") {
      Object.assign(node.properties, externalAttributes);
    }
  });
}
