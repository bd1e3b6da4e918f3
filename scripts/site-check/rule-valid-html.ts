import { HtmlValidate } from "html-validate";
import type { SiteRule } from "./site";

const needed = { required: true };

/**
 * Validates HTML against the standard, without style rules, which Gatsby and React violate.
 * https://html-validate.org
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  elements: [
    "html5",
    {
      // Images without a size cause layout shifts.
      img: { attributes: { alt: needed, width: needed, height: needed } },
      // https://html.spec.whatwg.org/multipage/obsolete.html#attr-style-type
      style: { attributes: { type: { enum: ["", "text/css"] } } },
    },
  ],
  rules: {
    // React writes <br/> and charSet; both are valid HTML.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
  },
});

/** Errors by HTML: validation is slow, and Gatsby writes the 404 page twice. */
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
