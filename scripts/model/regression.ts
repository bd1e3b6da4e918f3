/** What is learned from: the numbers of an example's features, the value that they should add up to, and how much it counts. */
export interface Example {
  features: readonly number[];
  value: number;
  weight: number;
}

/** Feature 0 is the one that all examples have: its weight isn't held near 0. */
export const common = 0;

const sum = (features: readonly number[], weights: Float64Array): number =>
  features.reduce((all, feature) => all + (weights[feature] ?? 0), 0);

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((all, value, index) => all + value * (b[index] ?? 0), 0);

/**
 * Ridge regression (Hoerl & Kennard, 1970), by conjugate gradients (Hestenes & Stiefel, 1952): there are few features in an
 * example, and thousands in all.
 * @param penalty how strongly weights are held near 0
 * @param count of features
 * @returns a weight for each feature
 */
export function ridge(examples: readonly Example[], penalty: number, count: number): Float64Array {
  const weights = new Float64Array(count);
  /** Adds `of(example)` to each feature of each example. */
  const spread = (target: Float64Array, of: (example: Example) => number) => {
    for (const example of examples) {
      const part = of(example);
      for (const feature of example.features) target[feature] = (target[feature] ?? 0) + part;
    }
    return target;
  };
  const residue = spread(new Float64Array(count), ({ value, weight }) => weight * value);
  let direction = residue.slice();
  let square = product(residue, residue);
  const enough = square * 1e-8;
  while (square > enough) {
    const toward = direction;
    const change = spread(
      toward.map((value, feature) => (feature === common ? 0 : penalty * value)),
      ({ features, weight }) => weight * sum(features, toward),
    );
    const step = square / product(toward, change);
    toward.forEach((value, feature) => {
      weights[feature] = (weights[feature] ?? 0) + step * value;
      residue[feature] = (residue[feature] ?? 0) - step * (change[feature] ?? 0);
    });
    const before = square;
    square = product(residue, residue);
    direction = residue.map((value, feature) => value + (square / before) * (toward[feature] ?? 0));
  }
  return weights;
}
