/** Groups items by the year of their date (`2025-10-10` → `2025`), in their order. */
export function byYear<T extends { date: string }>(things: readonly T[]): Map<string, T[]> {
  const years = new Map<string, T[]>();
  for (const thing of things) {
    const year = thing.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), thing]);
  }
  return years;
}
