/** The place of each value among all, from 0 to 1; equal ones share the middle of theirs. */
export function placesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const places = new Map<number, number>();
  sorted.forEach((value, index) => {
    if (sorted[index - 1] !== value)
      places.set(value, (index + sorted.lastIndexOf(value) + 1) / 2 / sorted.length);
  });
  return values.map((value) => places.get(value) ?? NaN);
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation of two lists. */
export function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [some, others].map((values) => {
    const places = placesOf(values);
    const mean = meanOf(places);
    return places.map((place) => place - mean);
  });
  const product = (x: readonly number[] = [], y: readonly number[] = []) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Of all pairs with different `points`, the share whose larger one has the larger sum; the same sum counts as half. */
export function pairsInOrder(rated: readonly { points: number; sum: number }[]): number {
  let right = 0;
  let all = 0;
  rated.forEach((one, index) => {
    for (const other of rated.slice(index + 1)) {
      if (one.points === other.points) continue;
      all += 1;
      const order = (one.points - other.points) * (one.sum - other.sum);
      if (order >= 0) right += order > 0 ? 1 : 0.5;
    }
  });
  return right / all;
}
