import { HtmlValidate } from "html-validate";
import type { SiteRule } from "./site";

const needed = { required: true };

/**
 * The HTML standard, as html-validate reads it: not its rules of style, which Gatsby and React break.
 * https://html-validate.org
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  // An image says what it shows, or that it shows nothing, and has its size: without one the page would shift.
  elements: ["html5", { img: { attributes: { alt: needed, width: needed, height: needed } } }],
  rules: {
    // React writes <br/> and charSet; both are HTML.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
  },
});

/** Findings by HTML: checking takes long, and Gatsby writes the page for unknown addresses twice. */
const known = new Map<string, Promise<string[]>>();

async function findings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`);
}

/** The HTML is valid. */
export const validHtml: SiteRule = async (site, report) => {
  for (const { file, html } of site.html) {
    const found = known.get(html) ?? findings(html);
    known.set(html, found);
    for (const message of await found) report(file, message);
  }
};
