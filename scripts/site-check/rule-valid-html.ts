import { HtmlValidate } from "html-validate";
import type { SiteRule } from "./site";

const needed = { required: true };

/**
 * Checks HTML against the standard, without rules of style, which Gatsby and React break.
 * https://html-validate.org
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  // Without a size, the page would shift when the image loads.
  elements: ["html5", { img: { attributes: { alt: needed, width: needed, height: needed } } }],
  rules: {
    // React writes <br/> and charSet; both are HTML.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
  },
});

/** Errors by HTML: checking is slow, and Gatsby writes the page for unknown addresses twice. */
const known = new Map<string, Promise<string[]>>();

async function errorsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`);
}

/** The HTML is valid. */
export const validHtml: SiteRule = async (site, report) => {
  for (const { file, html } of site.html) {
    const found = known.get(html) ?? errorsOf(html);
    known.set(html, found);
    for (const message of await found) report(file, message);
  }
};
