import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { jsonLdText } from "./json-ld/text";
import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

export interface HeadProps extends PageMetadata {
  /** Structured data: see `json-ld/`. */
  jsonLd?: Thing[];
}

/** Writes a page's metadata. The only user of react-helmet. */
export function Head({ jsonLd, ...page }: HeadProps) {
  const site = useSite();
  const script = jsonLd && [{ type: "application/ld+json", innerHTML: jsonLdText(jsonLd) }];
  return (
    <Helmet htmlAttributes={{ lang: site.language }} {...headTags(page, site)} script={script} />
  );
}

/** The site's metadata, with the names of its feeds. */
function useSite() {
  const { content } = useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      content {
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
    }
  `);
  const { product, blog, changelog } = content;
  return { ...product, feeds: { "/blog": blog.meta.title, "/changelog": changelog.meta.title } };
}
