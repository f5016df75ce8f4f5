// Ridge regression: the weights that explain best, as near to those it starts from as the data allow.

/** @param {readonly number[]} numbers */
export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/**
 * Solves a system of linear equations whose matrix is symmetric and positive: by elimination, the largest pivot first.
 *
 * @param {number[][]} matrix changed on the way
 * @param {number[]} right changed on the way
 */
function solve(matrix, right) {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(at(matrix, row, column)) > Math.abs(at(matrix, pivot, column))) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [rowOf(matrix, pivot), rowOf(matrix, column)];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
    for (let row = column + 1; row < size; row++) {
      const factor = at(matrix, row, column) / at(matrix, column, column);
      for (let k = column; k < size; k++) rowOf(matrix, row)[k] = at(matrix, row, k) - factor * at(matrix, column, k);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  const found = new Array(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let left = right[row] ?? 0;
    for (let k = row + 1; k < size; k++) left -= at(matrix, row, k) * found[k];
    found[row] = left / at(matrix, row, row);
  }
  return found;
}

/** @param {number[][]} matrix @param {number} row @returns {number[]} */
const rowOf = (matrix, row) => matrix[row] ?? [];
/** @param {number[][]} matrix @param {number} row @param {number} column */
const at = (matrix, row, column) => matrix[row]?.[column] ?? 0;

/**
 * The weights w with the least sum of (y - x·w)² + strength · n · Σ (spread of the column · (w - prior))²: `strength` is how
 * much a weight must explain before it leaves its prior.
 *
 * @param {readonly (readonly number[])[]} rows
 * @param {readonly number[]} targets
 * @param {readonly number[]} priors
 * @param {number} strength
 * @returns {number[]}
 */
export function ridge(rows, targets, priors, strength) {
  const size = priors.length;
  const matrix = Array.from({ length: size }, () => new Array(size).fill(0));
  const right = new Array(size).fill(0);
  rows.forEach((row, n) => {
    const rest = (targets[n] ?? 0) - row.reduce((sum, x, i) => sum + x * (priors[i] ?? 0), 0);
    for (let i = 0; i < size; i++) {
      right[i] += (row[i] ?? 0) * rest;
      for (let j = 0; j < size; j++) rowOf(matrix, i)[j] = at(matrix, i, j) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  });
  // A column that is always nothing says nothing: its weight stays where it was.
  for (let i = 0; i < size; i++) rowOf(matrix, i)[i] = at(matrix, i, i) * (1 + strength) || 1;
  return solve(matrix, right).map((change, i) => (priors[i] ?? 0) + change);
}

/**
 * The part of the variance that is explained.
 *
 * @param {readonly number[]} targets
 * @param {readonly number[]} guesses
 */
export function explained(targets, guesses) {
  const middle = mean(targets);
  let rest = 0;
  let all = 0;
  targets.forEach((target, n) => {
    rest += (target - (guesses[n] ?? 0)) ** 2;
    all += (target - middle) ** 2;
  });
  return all > 0 ? 1 - rest / all : 0;
}
