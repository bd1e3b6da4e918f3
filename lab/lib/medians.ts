/** Medians of several runs. */

/** Notes figures, run by run, and prints their medians. */
export class Figures {
  readonly #all = new Map<string, Map<string, number[]>>();

  /** @param row what was measured @param figures by name; those of one row have the same names */
  add(row: string, figures: Record<string, number>): void {
    const noted = this.#all.get(row) ?? new Map<string, number[]>();
    this.#all.set(row, noted);
    for (const [name, value] of Object.entries(figures)) {
      noted.set(name, [...(noted.get(name) ?? []), value]);
    }
  }

  /** Medians by row and name, with the range where runs differ. */
  table(): Record<string, Record<string, string>> {
    const rows = [...this.#all].map(([row, figures]) => {
      const cells = [...figures].map(([name, values]) => [name, written(values)] as const);
      return [row, Object.fromEntries(cells)] as const;
    });
    return Object.fromEntries(rows);
  }

  print(): void {
    console.table(this.table());
  }
}

/** The middle one; of an even number, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

function written(values: number[]): string {
  const short = (value: number) => String(Math.round(value * 1000) / 1000);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = least === most ? "" : ` (${short(least)}–${short(most)})`;
  return short(medianOf(values)) + range;
}
