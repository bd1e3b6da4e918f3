import { useContext } from "react";
import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { SiteContext } from "../lib/site-context";
import { jsonLdText } from "./json-ld/text";
import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

interface SeoProps extends PageMetadata {
  /** Structured data: see `json-ld/`. */
  jsonLd?: Thing[];
}

/** Writes a page's metadata. The only user of react-helmet. */
export function Seo({ jsonLd, ...page }: SeoProps) {
  const content = useContext(SiteContext);
  if (!content) throw new Error("<Seo> needs the layout around it");
  const { product, blog, changelog } = content;
  const feeds = { "/blog": blog.meta.title, "/changelog": changelog.meta.title };
  const script = jsonLd && [{ type: "application/ld+json", innerHTML: jsonLdText(jsonLd) }];
  return (
    <Helmet
      htmlAttributes={{ lang: product.language }}
      {...headTags(page, { ...product, feeds })}
      script={script}
    />
  );
}

export const fragment = graphql`
  fragment SiteHead on Content {
    product {
      ...Site
    }
    blog {
      ...BlogTitle
    }
    changelog {
      meta {
        title
      }
    }
  }
`;
