import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { jsonLdText } from "../../src/seo/json-ld/text";
import { checkAddress } from "./addresses";
import { jsonLdOf } from "./seo-props";
import { compareTexts, readPages } from "./site";
import type { SiteRule } from "./site";
import { typeErrors } from "./types";

/** JSON-LD says what the content says, is valid by schema.org, and its internal URLs exist. */
export const jsonLd: SiteRule = (site, report) => {
  const graphs = readPages(site).flatMap((page) => {
    const fail = (message: string) => report(page.file, `JSON-LD: ${message}`);
    const scripts = selectAll('script[type="application/ld+json"]', page.tree);
    const text = scripts.map((script) => toString(script)).join("\n");
    const known = site.content.pages.find(({ path }) => path === page.path);
    compareTexts(text, known ? jsonLdText(jsonLdOf(site, known)) : "", fail);
    for (const [, url = ""] of text.matchAll(/"(https?:\/\/[^"#]+)"/g))
      checkAddress(site, url, fail);
    return text === "" ? [] : [{ shape: shapeOf(text), fail }];
  });
  const shapes = graphs.map(({ shape }) => shape);
  const errors = typeErrors('import("schema-dts").Graph', shapes);
  graphs.forEach(({ fail }, at) => errors[at]?.forEach(fail));
};

/** A graph without what its types leave open: pages of a kind become one, and a check of each takes 0.2 s. */
function shapeOf(text: string): string {
  const shape = (key: string, value: unknown) => {
    if (typeof value === "number") return 0;
    const isFree = key !== "@type" && !String(value).startsWith("https://schema.org");
    return typeof value === "string" && isFree ? "" : value;
  };
  try {
    return JSON.stringify(JSON.parse(text, shape));
  } catch {
    // The compiler says what is wrong.
    return text;
  }
}
