const ROUNDS = 30;
/** Step for numeric derivatives, for parameters of about 1. */
const STEP = 1e-6;
/** The search ends when a round improves less than this share. */
const LEAST_GAIN = 1e-6;
const MOST_DAMPING = 1e6;

/**
 * The parameters near `start` with the least sum of squares (Levenberg, Quarterly of Applied Mathematics 2, 1944;
 * Marquardt, SIAM J. 11, 1963).
 */
export function leastSquares(
  errorsAt: (numbers: readonly number[]) => readonly number[],
  start: readonly number[],
): number[] {
  let numbers = [...start];
  let errors = errorsAt(numbers);
  let total = squares(errors);
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS && damping < MOST_DAMPING; round++) {
    const slopes = numbers.map((_, k) => {
      const beside = errorsAt(numbers.map((value, j) => (j === k ? value + STEP : value)));
      return beside.map((value, i) => (value - (errors[i] as number)) / STEP);
    });
    const step = dampedStep(slopes, errors, damping);
    const tried = numbers.map((value, k) => value + (step[k] as number));
    const triedErrors = errorsAt(tried);
    const triedTotal = squares(triedErrors);
    if (!(triedTotal < total)) {
      damping *= 10;
      continue;
    }
    const gain = (total - triedTotal) / total;
    [numbers, errors, total] = [tried, triedErrors, triedTotal];
    damping /= 10;
    if (gain < LEAST_GAIN) break;
  }
  return numbers;
}

const squares = (errors: readonly number[]) => errors.reduce((sum, value) => sum + value * value, 0);

/** Solves (JᵀJ + damping · its diagonal) step = -Jᵀ errors. */
function dampedStep(
  slopes: readonly (readonly number[])[],
  errors: readonly number[],
  damping: number,
): number[] {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
  const rows = slopes.map((one, k) => [
    ...slopes.map((other, j) => product(one, other) * (j === k ? 1 + damping : 1) + (j === k ? 1e-12 : 0)),
    -product(one, errors),
  ]);
  return solved(rows);
}

/**
 * Solves linear equations given row by row, right sides last (Gauss, with the largest pivot). Singular ones give numbers
 * that are not finite. It changes the rows.
 */
export function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let k = 0; k < count; k++) {
    let pivot = k;
    for (let j = k + 1; j < count; j++)
      if (Math.abs(rows[j]?.[k] ?? 0) > Math.abs(rows[pivot]?.[k] ?? 0)) pivot = j;
    const [row, swapped] = [rows[pivot] as number[], rows[k] as number[]];
    [rows[k], rows[pivot]] = [row, swapped];
    for (let j = 0; j < count; j++) {
      if (j === k) continue;
      const other = rows[j] as number[];
      const by = (other[k] as number) / (row[k] as number);
      for (let i = k; i <= count; i++) other[i] = (other[i] as number) - by * (row[i] as number);
    }
  }
  return rows.map((row, k) => (row[count] as number) / (row[k] as number));
}
