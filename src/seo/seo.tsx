import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import type { BreadcrumbList, Thing } from "schema-dts";
import { canonicalUrl } from "../lib/addresses";
import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

interface SeoProps extends PageMetadata {
  site: Queries.SiteHeadFragment;
  /** Structured data beside the breadcrumbs (`json-ld.ts`). */
  jsonLd?: Thing[];
}

/** A page's metadata. */
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

/** The list above a page, if any, and the page. */
const trailTo = ({ path, title }: PageMetadata, lists: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(lists).filter(([list]) => path.startsWith(`${list}/`))),
  [path]: title,
});

/**
 * Breadcrumbs from the landing page to a page.
 * @param trail names by path
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const breadcrumbs = (
  { name: home, siteUrl }: Pick<Queries.MakerFragment, "name" | "siteUrl">,
  trail: Record<string, string>,
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: Object.entries({ "/": home, ...trail }).map(([path, name], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(siteUrl, path),
  })),
});

/**
 * A JSON-LD graph, escaped because Helmet doesn't escape, and a title can contain `</script>`.
 * https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** For the head of every page. */
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

/** For pages with a `meta` object in their content file. */
export const meta = graphql`
  fragment Meta on PageMeta {
    title
    description
  }
`;

export const site = graphql`
  fragment Site on Product {
    name
    siteUrl
    language
    locale
  }
`;
