/**
 * Words of days, sums and lists. A formatter takes 25 ms of a phone's processor: each is made when it first
 * writes something, and pages get what can be known while building as a field (`node/gatsby/written-fields.ts`).
 */
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Dates on this site are days, not moments: read and written in UTC, so that no time zone moves them. */
const write = (options: Intl.DateTimeFormatOptions, locale: string) => {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
  return (date: string) => format().format(new Date(date));
};

/** `2025-10-10` → `October 10, 2025`. */
export const longDate = write({ year: "numeric", month: "long", day: "numeric" }, "en-US");

/** `2025-03-29` → `29 Mar 2025`. */
export const shortDate = write({ year: "numeric", month: "short", day: "numeric" }, "en-GB");

/** A whole sum of money: `(12, "USD")` → `$12`. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

const lists = {
  and: once(() => new Intl.ListFormat("en-GB", { type: "conjunction" })),
  or: once(() => new Intl.ListFormat("en-GB", { type: "disjunction" })),
};

/** A list within a sentence, in pieces: `["A", "B"]`, `or` → **A**, ` or `, **B**. */
export const listed = (names: readonly string[], word: keyof typeof lists) =>
  lists[word]()
    .formatToParts(names)
    .map(({ type, value }) => ({ text: value, hit: type === "element" }));
