/**
 * Dates and sums as text, formatted by the build: `Intl` costs a phone 55 ms before its first result. Queries ask for
 * `dateText` beside `date`, where the schema says `@formatted`.
 */
import { longDate, money, shortDate } from "../lib/format";
import { siteNow } from "./content";
import { siteSchema } from "./schema";

type Source = Readonly<Record<string, unknown>>;

interface Format {
  description: string;
  write: (value: never) => string;
}

/** By the argument `as` of `@formatted`. */
const formats: Partial<Record<string, Format>> = {
  long: { description: "As in `October 10, 2025`.", write: longDate },
  short: { description: "As in `29 Mar 2025`.", write: shortDate },
  money: {
    description: "With the currency symbol, as in `$12`.",
    write: (amount: number) => money(amount, siteNow().plans.currency),
  },
};

/** Fields for `createResolvers`, by type. */
export const formattedFields = (): Record<string, object> =>
  Object.fromEntries(
    [...siteSchema().types].map(([type, fields]) => [
      type,
      Object.fromEntries(
        [...fields].flatMap(([name, field]) => {
          const format = formats[field.directives.formatted?.as ?? ""];
          return format ? [[`${name}Text`, textOf(name, format)]] : [];
        }),
      ),
    ]),
  );

const textOf = (name: string, { description, write }: Format) => ({
  ...{ type: "String!", description },
  resolve: (source: Source) => write(source[name] as never),
});
