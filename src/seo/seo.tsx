import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { breadcrumbs } from "./json-ld/lists";
import { jsonLdText } from "./json-ld/text";
import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

interface SeoProps extends PageMetadata {
  /** Structured data beside the breadcrumbs: see `json-ld/`. */
  jsonLd?: Thing[];
}

/** Writes a page's metadata. The only user of react-helmet. */
export function Seo({ jsonLd = [], ...page }: SeoProps) {
  const { content } = useStaticQuery<Queries.SiteHeadQuery>(query);
  const { product, articles, blog, changelog } = content;
  const feeds = {
    // Without an article, there is no blog.
    ...(articles.length > 0 && { "/blog": blog.meta.title }),
    "/changelog": changelog.meta.title,
  };
  const hasTrail = page.path !== "/" && !page.noindex;
  const graph = hasTrail ? [...jsonLd, breadcrumbs(product, trailTo(page, feeds))] : jsonLd;
  return (
    <Helmet
      htmlAttributes={{ lang: product.language }}
      {...headTags(page, { ...product, feeds })}
      script={
        graph.length > 0
          ? [{ type: "application/ld+json", innerHTML: jsonLdText(graph) }]
          : undefined
      }
    />
  );
}

/** Addresses and names of the lists above a page, and its own. */
const trailTo = ({ path, title, list: own }: PageMetadata, lists: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(lists).filter(([list]) => path.startsWith(`${list}/`))),
  ...(own && { [own.path]: own.title }),
  [path]: title,
});

const query = graphql`
  query SiteHead {
    content {
      product {
        ...Site
      }
      articles(limit: 1) {
        id
      }
      blog {
        meta {
          title
        }
      }
      changelog {
        meta {
          title
        }
      }
    }
  }
`;
