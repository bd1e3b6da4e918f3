import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import type { Report } from "../reader/problem";
import { clip } from "../reader/message";
import type { LongText } from "./long-text";

/**
 * Tags that load, run or restyle something, those whose content is no HTML, because it would be read differently here and
 * there, and those that a page has once (h1, main) or that are nothing by themselves (source, track).
 */
const active =
  /^(script|style|iframe|frame|object|embed|applet|base|meta|link|form|svg|math|template|noscript|noembed|noframes|plaintext|textarea|title|xmp|video|audio|source|track|h1|main)$/;

/** An address that runs code. Those of links are checked with other links. */
const runs = (value: unknown) =>
  /^(javascript|vbscript):/i.test(String(value).replace(/[\0- ]/g, ""));

/** The part of an element that could run code: a tag or an attribute. */
function activePart({ tagName, properties }: Element): string | undefined {
  if (active.test(tagName)) return `<${tagName}>`;
  const [name] =
    Object.entries(properties).find(
      ([key, value]) => /^on/i.test(key) || (tagName !== "a" && runs(value)),
    ) ?? [];
  return name && `${name.toLowerCase()} on <${tagName}>`;
}

/** Texts can't run anything, and each of their tags ends: a page has their HTML as it is. */
export function nothingRuns({ entry, html }: LongText, reportTo: Report): void {
  const report = (line: number, message: string) => reportTo(entry, ["text"], message, { line });
  for (const { line: first, source } of html) {
    const root = fromHtml(source, {
      fragment: true,
      onerror: ({ ruleId }) => {
        const [, what] = /^eof-in-(tag|comment)$/.exec(ruleId ?? "") ?? [];
        if (what) report(first, `contains a ${what} that never ends. End or remove it.`);
      },
    });
    visit(root, "element", (node) => {
      const part = activePart(node);
      if (!part) return;
      const line = first + (node.position?.start.line ?? 1) - 1;
      const advice = node.tagName === "iframe" ? "Link to the page instead." : "Remove it.";
      report(line, `contains ${clip(part)}, which isn't allowed in texts. ${advice}`);
    });
  }
}
