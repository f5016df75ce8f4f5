import { type Marker, type PriceGrid, priceAt } from '@binario/rail';

const WIDTH = 5;

/** The market with the markers under their prices, the one on top of a stack first. `shown` is how a price is written. */
export function marketLines(
  grid: PriceGrid,
  market: readonly Marker[],
  shown: (price: number) => string = String,
): readonly string[] {
  return grid.flatMap((row, r) => {
    const stacks = row.map((_price, col) => market.filter((marker) => marker.row === r && marker.col === col));
    const height = Math.max(0, ...stacks.map((stack) => stack.length));
    const prices = row.map((_price, col) => shown(priceAt(grid, { row: r, col })));
    const below = Array.from({ length: height }, (_, n) => stacks.map((stack) => stack[n]?.corp ?? ''));
    return [prices, ...below].map((cells) =>
      cells
        .map((cell) => cell.padStart(WIDTH))
        .join('')
        .trimEnd(),
    );
  });
}
