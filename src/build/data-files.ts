import { canonicalUrl } from "../lib/addresses";
import { money } from "../lib/format";
import type { Site } from "../content/pages";

/**
 * The prices as JSON: the beta, which is open and free, and the plans, which aren't on sale yet, with the note on the price
 * of a year: `$120 billed annually`.
 */
export function pricing({ product, plans }: Site): string {
  const { currency } = plans;
  return json({
    url: canonicalUrl(product.siteUrl, "/pricing"),
    product: product.name,
    currency,
    beta: { text: plans.beta, price: 0, availability: "InStock", url: product.appUrl },
    plans: plans.plans.map((plan) => ({
      ...plan,
      status: plans.soon,
      // JSON leaves undefined fields out.
      billedNote: plan.billedNote?.replace("{amount}", money(plan.billedYearly, currency)),
    })),
  });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
