import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { useProduct } from "../content/use-product";
import { jsonLdText } from "./json-ld/text";
import { headTags } from "./tags";
import type { PageHead } from "./tags";

interface SeoProps extends PageHead {
  /** What the page is about, for search engines: see `json-ld/`. */
  jsonLd?: Thing[];
}

/** A page's metadata. The only user of react-helmet. */
export function Seo({ jsonLd, ...page }: SeoProps) {
  const site = useProduct();
  const script = jsonLd && [{ type: "application/ld+json", innerHTML: jsonLdText(jsonLd) }];
  return (
    <Helmet htmlAttributes={{ lang: site.language }} {...headTags(page, site)} script={script} />
  );
}
