import { HtmlValidate } from "html-validate";
import { readText } from "./site";
import type { SiteRule } from "./site";
import { typeErrors } from "./types";
import { xmlErrors } from "./xml";

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

const jsonErrors = (type: string) => (text: string) => typeErrors(type, [text]).flat();
const jsonFeed = 'import("@json-feed-types/1_1").default<{ feed: { _data: { urls: string[] } } }>';

/** How files are validated, by the end of their path. Gatsby's slices are fragments of pages. */
const validators: [files: RegExp, errorsOf: (text: string) => string[] | Promise<string[]>][] = [
  [/^(?!_gatsby\/).*\.html$/, htmlErrors],
  [/^sitemap\.xml$/, xmlErrors("sitemap.xsd")],
  [/\/rss\.xml$/, xmlErrors("rss.xsd")],
  [/\/atom\.xml$/, xmlErrors("atom.xsd")],
  [/\/feed\.json$/, jsonErrors(jsonFeed)],
  [/^manifest\.webmanifest$/, jsonErrors('import("web-app-manifest").WebAppManifest')],
];

/** Errors by text: validation is slow, and Gatsby writes the 404 page twice. */
const known = new Map<string, string[]>();

/** What programs of others read is valid by their parsers. */
export const valid: SiteRule = async (site, report) => {
  for (const file of site.files) {
    const [, errorsOf] = validators.find(([files]) => files.test(file)) ?? [];
    if (!errorsOf) continue;
    const text = readText(site, file, report) ?? "";
    const errors = known.get(text) ?? (await errorsOf(text));
    known.set(text, errors);
    for (const message of errors) report(file, `is not valid: ${message}`);
  }
};
