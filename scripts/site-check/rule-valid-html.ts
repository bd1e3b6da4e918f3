import { HtmlValidate } from "html-validate";
import type { SiteRule } from "./site";

/**
 * HTML by the book, by a checker that is not ours (https://html-validate.org).
 * Only what the book demands: not how Gatsby and React write what is equally right.
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
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

/** Finds what the checker calls an error. */
export const validHtml: SiteRule = async (site, report) => {
  for (const { file, html } of site.html) {
    const found = known.get(html) ?? findings(html);
    known.set(html, found);
    for (const message of await found) report(file, message);
  }
};
