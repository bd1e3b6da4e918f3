import type { SoftwareApplication } from "schema-dts";
import { organizationId } from "./organization";

/**
 * The app with the one offer that anybody can take today: the beta, for nothing. Plans that are not on sale are left out;
 * there are no ratings.
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function softwareApplication(
  { name, siteUrl, description }: Queries.MakerFragment,
  { currency, beta }: Queries.BetaOfferFragment,
): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    "@id": `${siteUrl}/#app`,
    name,
    description,
    url: siteUrl,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: { "@id": organizationId(siteUrl) },
    offers: [
      {
        "@type": "Offer",
        description: beta,
        price: 0,
        priceCurrency: currency,
        availability: "https://schema.org/InStock",
        url: `${siteUrl}/pricing`,
      },
    ],
  };
}
