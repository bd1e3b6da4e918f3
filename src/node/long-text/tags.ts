import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** HTML tags that a text may have, with their attributes: for what Markdown has no syntax. */
export const textTags: Record<string, string[]> = {
  ...{ kbd: [], sub: [], sup: [], mark: [], abbr: ["title"], br: [], del: [], ins: [] },
  ...{ details: ["open"], summary: [] },
};

/** Tags that Markdown becomes, footnotes and tasks included. */
const markdownTags = new Set(
  "p h1 h2 h3 h4 h5 h6 a img em strong code pre blockquote ul ol li hr table thead tbody tr th td div input".split(
    " ",
  ),
);

/** Addresses that run or hold something. A line break inside does not stop browsers. */
const runs = /^(javascript|vbscript|data):/i;

/**
 * Refuses what Markdown does not become: another parser than this one, which reads as browsers do, checked the text.
 * @throws {Error} with what to take out
 */
export function refuseForeign(root: Root): void {
  visit(root, "element", ({ tagName, properties }) => {
    if (!markdownTags.has(tagName) && !textTags[tagName])
      throw new Error(`has a <${tagName}> tag. Take it out.`);
    for (const [name, value] of Object.entries(properties)) {
      const isCode = /^(on|style$|srcdoc$)/i.test(name);
      if (isCode || runs.test(String(value).replace(/[\0- ]/g, "")))
        throw new Error(
          `has ${name.toLowerCase()}="${String(value)}" on <${tagName}>. Take it out.`,
        );
    }
  });
}
