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

/** Finds what the checker calls an error. */
export const validHtml: SiteRule = async (site, report) => {
  for (const page of site.html) {
    const { results } = await validator.validateString(page.html);
    for (const { ruleId, message, severity, selector } of results.flatMap((r) => r.messages)) {
      if (severity === 2) report(page.file, `${ruleId}: ${message} (${selector ?? "?"})`);
    }
  }
};
