import type { BreadcrumbList, ItemList } from "schema-dts";
import { canonicalUrl } from "../../lib/addresses";

/** A page or product. */
interface Named {
  name: string;
  /** On this site (`/blog`) or elsewhere (`https://…`). */
  url: string;
}

/** Breadcrumbs to a page. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbs(siteUrl: string, trail: readonly Named[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(siteUrl, url),
    })),
  };
}

/** {@link breadcrumbs} of a page right below the landing page. */
export const pageTrail = (
  { name, siteUrl }: Pick<Queries.MakerFragment, "name" | "siteUrl">,
  { title }: Pick<Queries.MetaFragment, "title">,
  path: string,
): BreadcrumbList =>
  breadcrumbs(siteUrl, [
    { name, url: "/" },
    { name: title, url: path },
  ]);

/** The entries of a list page, in its order. */
export function itemList(siteUrl: string, name: string, items: readonly Named[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(siteUrl, url),
    })),
  };
}

const absolute = (siteUrl: string, url: string): string =>
  url.startsWith("/") ? canonicalUrl(siteUrl, url) : url;
