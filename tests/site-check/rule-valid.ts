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

async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`);
}

/** Errors by text: validation is slow, and Gatsby writes the 404 page twice. */
const known = new Map<string, string[]>();

/** Every page is valid HTML. */
export const valid: SiteRule = async (site, report) => {
  for (const { file, html } of site.html) {
    const errors = known.get(html) ?? (await htmlErrors(html));
    known.set(html, errors);
    for (const message of errors) report(file, `isn't valid: ${message}`);
  }
};
