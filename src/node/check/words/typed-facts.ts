import { money } from "../../../lib/format";
import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import { directive, namedType } from "../../schema/schema";
import { mend } from "../mend";
import { valuesOf } from "../walk";
import { isForReaders, warnAt } from "./passages";
import type { Passage } from "./passages";

/** A text as its author wrote it, with its placeholders. */
interface Written extends Passage {
  /** False for an address. */
  isWords: boolean;
}

/** Fields of `product.json` that other files should not repeat. */
const ofProduct = ["name", "siteUrl", "appUrl", "email", "chatUrl"];

/**
 * Warns of facts of other files that somebody typed where a placeholder belongs, and of prices that no plan has.
 * @param entries as they are written: not filled in
 */
export function factsAreNamed(entries: Entry[], report: Report): void {
  const written = entries.filter(({ kind }) => kind && kind.name !== "product").flatMap(textsOf);
  namesAreFilledIn(entries, written, report);
  pricesAreOfPlans(entries, written, report);
}

/** The texts and addresses of a file's fields, and the lines below them. */
function textsOf(entry: Entry): Written[] {
  const fields = valuesOf([entry]).flatMap(({ value, field, at }) =>
    typeof value === "string" && namedType(field.type) === "String" && !directive(field, "code")
      ? [{ entry, at, text: value, isWords: isForReaders(field) }]
      : [],
  );
  const lines = entry.body.split("\n").map((text, index) => {
    return { entry, at: ["text"], line: entry.bodyLine + index, text, isWords: true };
  });
  return [...fields, ...lines];
}

function namesAreFilledIn(entries: Entry[], written: Written[], report: Report): void {
  const [product] = ofKind(entries, "product");
  for (const name of ofProduct) {
    const fact = product?.data[name];
    if (typeof fact !== "string" || !fact) continue;
    for (const passage of written) {
      const index = placeOf(fact, passage.text);
      const message = `repeats "${fact}" of content/product.json. Write {product.${name}}, which follows it.`;
      if (index >= 0) warnAt(report, passage, index, message);
    }
  }
}

/** Where a text has a name by itself, not as a part of another; -1 for nowhere. */
function placeOf(name: string, text: string): number {
  const pieces = text.split(name);
  const at = pieces.findIndex((before, index) => {
    const after = pieces[index + 1];
    return (
      after !== undefined && !/[\p{L}\p{N}@./-]$/u.test(before) && !/^\.?[\p{L}\p{N}]/u.test(after)
    );
  });
  return at < 0 ? -1 : pieces.slice(0, at + 1).join(name).length;
}

/** What content/plans.json says that prices follow from. */
interface Prices {
  currency: string;
  plans: { monthly: number; yearly: number; billedYearly?: number }[];
}

/** Prices of ours stand on the pricing page, in our column of the comparison, and where a text names the product alone. */
function pricesAreOfPlans(entries: Entry[], written: Written[], report: Report): void {
  const [file] = ofKind(entries, "plans").map(mend);
  const [comparison] = ofKind(entries, "comparison").map(mend);
  if (!file || !comparison || file.fault) return;
  const { currency, plans } = file.data as unknown as Prices;
  const others = (comparison.data as { tools: string[] }).tools.slice(1).filter(Boolean);
  if (!/^[A-Z]{3}$/.test(currency)) return;
  const sign = money(0, currency).replace("0", "").replace("$", "\\$");
  const price = new RegExp(`${sign}\\s?(\\d+(?:[.,]\\d+)?)(?![\\d.,]*[\\p{L}%])`, "gu");
  const isOurs = ({ entry, at, text }: Written): boolean => {
    if (entry.kind?.name === "comparison" && at.includes("cells")) return at[3] === 0;
    if (entry.kind?.name === "plans") return true;
    return text.includes("{product.name}") && !others.some((name) => text.includes(name));
  };
  for (const passage of written) {
    // An article or a release says what a price was on its day.
    if (!passage.isWords || passage.entry.kind?.canWait || !isOurs(passage)) continue;
    for (const { 0: found, 1: amount = "", index } of passage.text.matchAll(price)) {
      const message = priceFault(found, Number(amount), plans);
      if (message) warnAt(report, passage, index, message);
    }
  }
}

function priceFault(found: string, amount: number, plans: Prices["plans"]): string | undefined {
  const names = ["monthly", "yearly", "billedYearly"] as const;
  const all = plans.flatMap((plan, index) =>
    names.map((name) => [`plans.plans.${index}.${name}`, plan[name]] as const),
  );
  const same = all.find(([, value]) => value === amount);
  const sign = found.replace(/[\d.,\s]+$/, "");
  if (amount === 0) return undefined;
  if (same)
    return `repeats the price "${found}" of content/plans.json. Write ${sign}{${same[0]}}, which follows it.`;
  // Sums of months or people, and what a year saves.
  const isSum = all.some(([, value]) => value && amount % value === 0);
  const saves = plans.some(({ monthly, yearly }) => (monthly - yearly) * 12 === amount);
  if (isSum || saves) return undefined;
  return `says "${found}", which is the price of no plan in content/plans.json. Correct it, or name a price: ${sign}{plans.plans.1.monthly}.`;
}
