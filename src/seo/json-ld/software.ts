import type { Offer, SoftwareApplication } from "schema-dts";
import { organizationId } from "./organization";

/**
 * The app with the offers of the pricing page; no ratings, because there are none.
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function softwareApplication(
  { name, siteUrl, description }: Queries.MakerFragment,
  prices: Queries.PricesFragment,
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
    offers: prices.plans.flatMap((plan) => offersOf(plan, prices, siteUrl)),
  };
}

/** A free plan is one offer, a paid one two: monthly and yearly. */
function offersOf(
  plan: Queries.PricesFragment["plans"][number],
  { currency, monthly, yearly }: Queries.PricesFragment,
  siteUrl: string,
): Offer[] {
  const offer = (name: string, price: number, months: number): Offer => ({
    "@type": "Offer",
    name,
    price,
    priceCurrency: currency,
    // Nothing can be bought yet.
    availability: "https://schema.org/PreOrder",
    url: `${siteUrl}/pricing`,
    ...(plan.unit && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: currency,
        unitText: plan.unit,
        // UN/CEFACT code: the price is per month, billed for so many months.
        unitCode: "MON",
        billingIncrement: months,
      },
    }),
  });
  if (plan.monthly === 0) return [offer(plan.name, 0, 1)];
  return [
    offer(`${plan.name}, ${monthly}`, plan.monthly, 1),
    offer(`${plan.name}, ${yearly}`, plan.yearly, 12),
  ];
}
