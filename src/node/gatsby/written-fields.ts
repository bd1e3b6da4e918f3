/**
 * Dates and sums as text, formatted by the build: `Intl` costs a phone 55 ms before its first result. Queries ask for
 * `dateText` beside `date`.
 */
import { longDate, money, shortDate } from "../../lib/format";
import { siteNow } from "./site-now";

type Source = Readonly<Record<string, unknown>>;

/** A field with the text of another one. */
const written = (from: string, description: string, write: (value: never) => string) => ({
  [`${from}Text`]: {
    type: "String!",
    description,
    resolve: (source: Source) => write(source[from] as never),
  },
});

const long = (from: string) => written(from, "As in `October 10, 2025`.", longDate);
const short = (from: string) => written(from, "As in `29 Mar 2025`.", shortDate);
const sum = (from: string) =>
  written(from, "With the currency symbol, as in `$12`.", (amount: number) =>
    money(amount, siteNow().plans.currency),
  );

/** Fields for `createResolvers`, by type. */
export const writtenFields = {
  BlogArticle: { ...short("date"), ...short("modified") },
  ArticleUpdate: short("date"),
  Release: long("date"),
  Terms: long("updated"),
  Privacy: long("updated"),
  Editors: long("checked"),
  Comparison: long("checked"),
  Plan: { ...sum("monthly"), ...sum("yearly"), ...sum("billedYearly") },
};
