import { money } from "../../../lib/format";
import type { Report } from "../../content/problem";
import type { Content } from "../rule";
import { isForReaders, warnAt } from "./passages";
import type { Passage } from "./passages";

/** What content/plans.json says that prices and limits follow from. */
interface Plans {
  currency: string;
  plans: { monthly: number; yearly: number }[];
}

const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const numbers = new Map(words.split(" ").map((word, value) => [word, value]));
const digits = String.raw`\d+(?:[.,]\d+)?`;
const number = `${digits}|${[...numbers.keys()].join("|")}`;
const valueOf = (written: string): number => numbers.get(written.toLowerCase()) ?? Number(written);

const codes = "USD|EUR|GBP|CHF";
const units = `${codes}|dollars?|euros?|pounds?|francs?|[€£]`;
/** $9, 9 USD, USD 9, nine dollars, in any of these currencies. */
const price = RegExp(
  `(?<unit>\\p{Sc}|\\b(?:${codes}))\\s?(?<amount>${digits})(?![\\d.,]*[\\p{L}%])|` +
    `(?<![\\p{L}\\p{N}.,])(?<before>${number})\\s(?<behind>${units})(?!\\p{L})`,
  "giu",
);

/** Texts that speak of our plans: the pricing page, our column of the comparison, and what names the product alone. */
function aboutPlans({ comparison }: Content, texts: Passage[]): Passage[] {
  const others = comparison.tools.slice(1).filter(Boolean);
  return texts.filter(({ entry, at, text, field }) => {
    // An article or a release says what was so on its day.
    if (entry.kind?.canWait || (field && !isForReaders(field))) return false;
    if (entry.kind?.name === "comparison" && at.includes("cells")) return at[3] === 0;
    if (entry.kind?.name === "plans") return true;
    return text.includes("{product.name}") && !others.some((name) => text.includes(name));
  });
}

/** Prices of ours are those of a plan, in its currency. */
export function pricesAreOfPlans(content: Content, texts: Passage[], report: Report): void {
  const { currency, plans } = content.files.plans.data as unknown as Plans;
  if (!/^[A-Z]{3}$/.test(currency)) return;
  const sign = money(0, currency).replace("0", "");
  const name = new Intl.DisplayNames("en", { type: "currency" }).of(currency)?.toLowerCase() ?? "";
  const isOurs = (unit: string) =>
    [sign, currency].includes(unit) || name.endsWith(unit.toLowerCase().replace(/s$/, ""));
  for (const passage of aboutPlans(content, texts)) {
    for (const { 0: found, groups = {}, index } of passage.text.matchAll(price)) {
      const amount = valueOf(groups.amount ?? groups.before ?? "");
      const message = isOurs(groups.unit ?? groups.behind ?? "")
        ? priceFault(found, amount, sign, plans)
        : `says "${found}", but content/plans.json has its prices in ${currency}. Correct it.`;
      if (message) warnAt(report, passage, index, message);
    }
  }
}

function priceFault(
  found: string,
  amount: number,
  sign: string,
  plans: Plans["plans"],
): string | undefined {
  const names = ["monthly", "yearly"] as const;
  const all = plans.flatMap((plan, index) =>
    names.map((name) => [`plans.plans.${index}.${name}`, plan[name]] as const),
  );
  const same = all.find(([, value]) => value === amount);
  if (amount === 0) return undefined;
  if (same)
    return `repeats the price "${found}" of content/plans.json. Write ${sign}{${same[0]}}, which follows it.`;
  // Sums of months or people, and what a year saves.
  const isSum = all.some(([, value]) => value && amount % value === 0);
  const saves = plans.some(({ monthly, yearly }) => (monthly - yearly) * 12 === amount);
  if (isSum || saves) return undefined;
  return `says "${found}", which is the price of no plan in content/plans.json. Correct it, or name a price: ${sign}{plans.plans.1.monthly}.`;
}

const most = RegExp(
  `\\b(?:up to|max(?:imum)?(?: of)?|at most|no more than) (${number}) (?:members|people|users|seats)\\b`,
  "gi",
);

/** Limits of ours are the seats of a plan. */
export function limitsAreOfPlans(content: Content, texts: Passage[], report: Report): void {
  const seats = content.plans.plans.flatMap((plan) => plan.seats ?? []).filter((each) => each > 0);
  if (seats.length === 0) return;
  for (const passage of aboutPlans(content, texts)) {
    for (const { 0: found, 1: limit = "", index } of passage.text.matchAll(most)) {
      if (seats.includes(valueOf(limit))) continue;
      const message = `says "${found}", but content/plans.json has ${seats.join(", ")} seats. Correct one of the two.`;
      warnAt(report, passage, index, message);
    }
  }
}
