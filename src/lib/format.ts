/**
 * Creates a formatter at its first use, because that costs a phone 25 ms. Only sums are formatted in the browser.
 */
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Formats in UTC, so that no time zone shifts a day. */
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

/** `2025-10-10T00:00:00.000Z` → `2025-10-10`, for `<time datetime>`. */
export const isoDay = (date: string): string => date.slice(0, 10);
