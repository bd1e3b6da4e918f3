/** What is learned from: an example's features, and its class, both as numbers. */
export interface Example {
  features: readonly number[];
  of: number;
}

/** A feature's weight for each class, of which only some are learned; the others stay 0. */
interface Row {
  weights: Float64Array;
  squares: Float64Array;
  classes: readonly number[];
}

interface Shape {
  features: number;
  classes: number;
  /** How strongly weights are held near 0. */
  penalty: number;
}

// In Jest each look at a global like Math takes longer than its function.
const { exp, sqrt } = Math;
const rounds = 25;
const rate = 0.5;

/**
 * Multinomial logistic regression, also called softmax regression (Hastie, Tibshirani & Friedman, "The elements of
 * statistical learning", 2009, 4.4), with an L2 penalty, by stochastic gradient descent with the steps of AdaGrad (Duchi,
 * Hazan & Singer, 2011). The order is drawn from a fixed seed: the same examples lead to the same weights.
 * @param speaksFor for each feature the classes for which it may speak; else all
 * @returns for each feature a weight for each class
 */
export function regression(
  examples: readonly Example[],
  { features, classes, penalty }: Shape,
  speaksFor?: readonly (readonly number[])[],
): Float64Array[] {
  const all = Array.from({ length: classes }, (_, of) => of);
  const rows = Array.from({ length: features }, (_, feature): Row => ({
    weights: new Float64Array(classes),
    squares: new Float64Array(classes).fill(1e-8),
    classes: speaksFor?.[feature] ?? all,
  }));
  const list = examples.map(({ features, of }) => ({
    of,
    own: features.flatMap((feature) => rows[feature] ?? []),
  }));
  const random = randomFrom(1);
  const errors = new Float64Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(list, random);
    for (const { own, of } of list) {
      setChances(errors, own);
      errors[of] = (errors[of] ?? 0) - 1;
      for (const row of own) correct(row, errors, penalty);
    }
  }
  return rows.map(({ weights }) => weights);
}

/** The softmax of the sums of weights. Plain loops: whatever calls a function for each number takes three times as long. */
function setChances(chances: Float64Array, rows: readonly Row[]): void {
  chances.fill(0);
  let top = -Infinity;
  for (const { weights, classes } of rows)
    for (const one of classes) chances[one] = (chances[one] ?? 0) + (weights[one] ?? 0);
  for (const sum of chances) if (sum > top) top = sum;
  let all = 0;
  for (let one = 0; one < chances.length; one += 1) {
    const power = exp((chances[one] ?? 0) - top);
    chances[one] = power;
    all += power;
  }
  for (let one = 0; one < chances.length; one += 1) chances[one] = (chances[one] ?? 0) / all;
}

function correct({ weights, squares, classes }: Row, errors: Float64Array, penalty: number): void {
  for (const one of classes) {
    const weight = weights[one] ?? 0;
    const slope = (errors[one] ?? 0) + penalty * weight;
    const square = (squares[one] ?? 0) + slope ** 2;
    squares[one] = square;
    weights[one] = weight - (rate * slope) / sqrt(square);
  }
}

/** Fisher and Yates. */
function shuffle(list: unknown[], random: () => number): void {
  for (let place = list.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [list[place], list[other]] = [list[other], list[place]];
  }
}

/** Numbers from 0 to 1, always the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
