/** Search results cut off longer titles; in characters. */
export const titleLimit = 60;

/** The title in the tab, with the product's name: `("Pricing", "Cairn")` → `Pricing · Cairn`. */
export const headTitle = (title: string, productName: string): string =>
  title.includes(productName) ? title : `${title} · ${productName}`;

/** The title of a release's page, without the product's name. */
export const releaseTitle = (version: string, title: string): string => `v${version}: ${title}`;
