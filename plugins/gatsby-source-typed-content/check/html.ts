import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import type { Report } from "../reader/problem";
import { clip } from "../reader/message";
import type { LongText } from "../types";

/**
 * Tags that load, run or restyle something. Also tags whose content isn't HTML, because parsers disagree on it, tags that a page
 * has once (h1, main), and tags that mean nothing by themselves (source, track).
 */
const forbidden =
  /^(script|style|iframe|frame|object|embed|applet|base|meta|link|form|svg|math|template|noscript|noembed|noframes|plaintext|textarea|title|xmp|video|audio|source|track|h1|main)$/;

/** Whether an address runs code. */
const runsCode = (value: unknown) =>
  /^(javascript|vbscript):/i.test(String(value).replace(/[\0- ]/g, ""));

/** The forbidden part of an element: its tag, or an attribute that could run code. Links are checked in `links.ts`. */
function forbiddenPart({ tagName, properties }: Element): string | undefined {
  if (forbidden.test(tagName)) return `<${tagName}>`;
  const [name] =
    Object.entries(properties).find(
      ([key, value]) => /^on/i.test(key) || (tagName !== "a" && runsCode(value)),
    ) ?? [];
  return name && `${name.toLowerCase()} on <${tagName}>`;
}

/** HTML in texts, which pages contain unchanged, runs nothing, and all its tags and comments end. */
export function checkHtml({ entry, html }: LongText, reportTo: Report): void {
  const report = (line: number, message: string) => reportTo(entry, ["text"], message, { line });
  for (const { line: first, source } of html) {
    const root = fromHtml(source, {
      fragment: true,
      onerror: ({ ruleId }) => {
        const [, unclosed] = /^eof-in-(tag|comment)$/.exec(ruleId ?? "") ?? [];
        if (unclosed) report(first, `contains a ${unclosed} that never ends. End or remove it.`);
      },
    });
    visit(root, "element", (node) => {
      const part = forbiddenPart(node);
      if (!part) return;
      const line = first + (node.position?.start.line ?? 1) - 1;
      const advice = node.tagName === "iframe" ? "Link to the page instead." : "Remove it.";
      report(line, `contains ${clip(part)}, which isn't allowed in texts. ${advice}`);
    });
  }
}
