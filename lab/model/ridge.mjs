// @ts-nocheck The type check runs without the lab's packages.
import { CholeskyDecomposition, Matrix } from "ml-matrix";

/**
 * Ridge regression (Hoerl & Kennard, 1970), each example with a weight and each feature with a penalty.
 * @param {{ features: number[], value: number, weight: number }[]} examples whose features are the numbers of those they have
 * @param {number[]} penalties of all features
 * @returns {number[]} a coefficient for each feature
 */
export function ridge(examples, penalties) {
  const squares = Matrix.diag(penalties);
  const products = Matrix.zeros(penalties.length, 1);
  for (const { features, value, weight } of examples)
    for (const one of features) {
      products.data[one][0] += weight * value;
      for (const other of features) squares.data[one][other] += weight;
    }
  return new CholeskyDecomposition(squares).solve(products).to1DArray();
}
