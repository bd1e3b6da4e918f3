/** Search results cut longer titles off; in characters. */
export const titleLimit = 60;

/** A page's title as the tab shows it, always with the product's name: `("Pricing", "Cairn")` → `Pricing · Cairn`. */
export const headTitle = (title: string, productName: string): string =>
  title.includes(productName) ? title : `${title} · ${productName}`;

/** Title of a release's page, without the product's name. */
export const releaseTitle = (version: string, title: string): string => `v${version}: ${title}`;
