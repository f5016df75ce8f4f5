/** 95 % of a normal distribution lies so many deviations around its middle. */
const Z = 1.96;

/** Wilson's interval for a share of which `wins` of `games` were seen: sound also near 0 and 1. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
