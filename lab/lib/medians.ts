/** Collects figures of several runs and prints their medians, with the range where runs differ. */
export class Figures {
  readonly #all: Record<string, Record<string, number[]>> = {};

  /** @param row what was measured @param figures by name */
  add(row: string, figures: Record<string, number>): void {
    const noted = (this.#all[row] ??= {});
    for (const [name, value] of Object.entries(figures)) (noted[name] ??= []).push(value);
  }

  /** Medians by row and name. */
  table(): Record<string, Record<string, string>> {
    const rows = Object.entries(this.#all).map(([row, figures]) => {
      const cells = Object.entries(figures).map(([name, values]) => [name, format(values)]);
      return [row, Object.fromEntries(cells) as Record<string, string>];
    });
    return Object.fromEntries(rows) as Record<string, Record<string, string>>;
  }

  print(): void {
    console.table(this.table());
  }
}

function format(values: number[]): string {
  const sorted = values.map((value) => Math.round(value * 1000) / 1000).sort((a, b) => a - b);
  const median = String(sorted[Math.floor(sorted.length / 2)]);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least === most ? median : `${median} (${least}–${most})`;
}
