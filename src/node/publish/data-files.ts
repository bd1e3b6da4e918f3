/** Facts of a page as JSON, announced in its head and in `llms.txt`. */
import { canonicalUrl } from "../../lib/addresses";
import { money } from "../../lib/format";
import type { Site } from "../content/pages";

/**
 * The prices as JSON: the beta, which is open and free, and the plans, which are not on sale yet, with the card's line on
 * a year's price: `$120 billed annually`.
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

/** The comparison as JSON: each claim with its tool, its source, and the months that the page bears and was read in. */
export function comparison({ product, comparison }: Site): string {
  const { heading, checked, legend, tools, rows } = comparison;
  return json({
    url: product.siteUrl,
    product: product.name,
    heading,
    checked,
    legend,
    rows: rows.map(({ aspect, cells }) => ({
      aspect,
      claims: cells.map(({ source, ...claim }, at) => ({
        tool: tools[at],
        ...claim,
        // JSON leaves undefined fields out. The age is words for readers.
        age: undefined,
        source: source && { ...source, url: new URL(source.url, product.siteUrl).href },
      })),
    })),
  });
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
