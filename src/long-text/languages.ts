import { h } from "hastscript";
import rehypePrism from "rehype-prism-plus/all";
import { unified } from "unified";
import { clip } from "../../plugins/gatsby-source-typed-content";
import type { TextRule } from "../../plugins/gatsby-source-typed-content";

/** Warns of languages that can't be highlighted, once each. */
export const languagesAreKnown: TextRule = ({ code }, report) => {
  const unknown = new Set<string>();
  for (const { line, language } of code) {
    if (!language || unknown.has(language) || isKnown(language)) continue;
    unknown.add(language);
    const message = `marks code as "${clip(language)}", which can't be highlighted. Check the spelling.`;
    report(line, message, "warning");
  }
};

const highlighter = unified().use(rehypePrism);

/** The highlighter has no list of its languages, but throws on unknown ones. */
function isKnown(language: string): boolean {
  const code = h("code", { className: [`language-${language}`] }, "x");
  try {
    highlighter.runSync({ type: "root", children: [h("pre", code)] });
    return true;
  } catch {
    return false;
  }
}
