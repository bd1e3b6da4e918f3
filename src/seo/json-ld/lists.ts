import type { BreadcrumbList, ItemList } from "schema-dts";
import { canonicalUrl } from "../../lib/addresses";

/**
 * Breadcrumbs from the landing page to a page: names by address.
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
 * The entries of a list, in its order.
 * @param items on this site (`/blog`) or elsewhere (`https://…`)
 */
export function itemList(
  siteUrl: string,
  name: string,
  items: readonly { name: string; url: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: url.startsWith("/") ? canonicalUrl(siteUrl, url) : url,
    })),
  };
}
