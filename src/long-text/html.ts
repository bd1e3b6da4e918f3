import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { clip } from "../../plugins/gatsby-source-typed-content";
import type { TextRule } from "../../plugins/gatsby-source-typed-content";
import { textSchema } from "./tags";

/** Tags that load or run something. */
const active = /^(script|iframe|frame|object|embed|applet|base|meta|link|form|svg|math|template)$/;

/** The part of an element that could run code: a tag or an attribute. Addresses are checked like those of links. */
function activePart({ tagName, properties }: Element): string | undefined {
  if (active.test(tagName)) return `<${tagName}>`;
  const name = Object.keys(properties).find((key) => /^on/i.test(key));
  return name && `${name.toLowerCase()} on <${tagName}>`;
}

/** Texts can't run anything. Also warns of tags that the page leaves out, which is mostly code without backticks. */
export const htmlIsHarmless: TextRule = ({ html }, report) => {
  const warned = new Set<string>();
  for (const { line: first, source } of html) {
    visit(fromHtml(source, { fragment: true }), (node) => {
      const line = first + (node.position?.start.line ?? 1) - 1;
      if (node.type === "comment")
        report(
          line,
          "has a comment, which anyone can read in the page's Markdown version. Remove it if it isn't meant for readers.",
          "warning",
        );
      if (node.type !== "element") return;
      const { tagName } = node;
      const runs = activePart(node);
      const isVideo = tagName === "iframe";
      const advice = isVideo ? "Use an image that links to the video instead." : "Remove it.";
      if (runs) report(line, `contains ${clip(runs)}, which isn't allowed in texts. ${advice}`);
      else if (!textSchema.tagNames?.includes(tagName) && !warned.has(tagName)) {
        warned.add(tagName);
        const message = `contains <${clip(tagName)}>, which readers won't see. If it's code, put it in backticks.`;
        report(line, message, "warning");
      }
    });
  }
};
