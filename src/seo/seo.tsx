import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { breadcrumbs } from "./json-ld/lists";
import { jsonLdText } from "./json-ld/text";
import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

interface SeoProps extends PageMetadata {
  site: Queries.SiteHeadFragment;
  /** Structured data beside the breadcrumbs: see `json-ld/`. */
  jsonLd?: Thing[];
}

/** Writes a page's metadata. The only user of react-helmet. */
export function Seo({ site, jsonLd = [], ...page }: SeoProps) {
  const { product, sharing, blog, changelog } = site;
  const feeds = { "/blog": blog.meta.title, "/changelog": changelog.meta.title };
  const hasTrail = page.path !== "/" && !page.noindex;
  const graph = hasTrail ? [...jsonLd, breadcrumbs(product, trailTo(page, feeds))] : jsonLd;
  return (
    <Helmet
      htmlAttributes={{ lang: product.language }}
      {...headTags(page, { ...product, sharing, feeds })}
      script={
        graph.length > 0
          ? [{ type: "application/ld+json", innerHTML: jsonLdText(graph) }]
          : undefined
      }
    />
  );
}

/** Addresses and names of the list above a page, if there is one, and of the page. */
const trailTo = ({ path, title }: PageMetadata, lists: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(lists).filter(([list]) => path.startsWith(`${list}/`))),
  [path]: title,
});

/** What the head of every page says about the site. */
export const fragment = graphql`
  fragment SiteHead on Content {
    product {
      ...Site
    }
    sharing {
      image {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [1200], formats: [JPG], placeholder: NONE)
        }
      }
      imageAlt
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
`;
