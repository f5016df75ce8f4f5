import type { Findings } from '@binario/rail';
import type { BoardFile18fb, SpacePart } from '../file.ts';

const zones = ['white', 'light', 'dark'];
const zoneOf = ({ zone }: SpacePart): number => zones.indexOf(zone ?? 'white');

/**
 * Checks the stock market of a board file: there is a par from the first phase on, each value in one space; what the text
 * says of the grid is asked for by a warning.
 */
export function checkMarket(found: Findings, { market: { rows, top, unfloated } }: BoardFile18fb): void {
  const starts = new Map<number, number>();
  for (const [r, row] of rows.entries()) {
    for (const [col, { value, startsIn }] of row.entries()) {
      if (startsIn === undefined) continue;
      const at = `market.rows[${r}][${col}]`;
      if (starts.has(value)) found.error(at, 'board.parTwice', { value });
      if (value >= top) found.error(at, 'board.parAtTop', { value, top });
      starts.set(value, startsIn);
    }
  }
  if (![...starts.values()].includes(1)) found.error('market.rows', 'board.noPar');
  if (!starts.has(unfloated)) found.error('market.unfloated', 'board.noParOf', { value: unfloated });
  if (!rows.flat().some(({ value }) => value >= top))
    found.warning('18FB §2.2.5', 'market.top', 'board.noTop', { top });
  // From there the price moves no further: it is the one space at the end of the top row.
  rows.forEach((row, r) => {
    row.forEach(({ value }, col) => {
      if (value < top || (r === 0 && col === row.length - 1)) return;
      found.warning('18FB §2.2.5', `market.rows[${r}][${col}]`, 'board.topElsewhere', { value });
    });
  });
  checkStarts(found, rows);
  for (const [r, row] of rows.entries()) {
    // At the end of a row one goes up (ruling M2): there must be a space.
    if (row.length > (rows[r - 1] ?? row).length) found.error(`market.rows[${r}]`, 'board.longerBelow');
    for (const [col, space] of row.entries()) {
      checkSpace(found, `market.rows[${r}][${col}]`, space, row[col + 1], rows[r + 1]?.[col]);
    }
  }
}

/** 2.2: values grow to the right and upwards; a ledge lies where the colour changes below. */
function checkSpace(
  found: Findings,
  at: string,
  space: SpacePart,
  right: SpacePart | undefined,
  below: SpacePart | undefined,
): void {
  if (right && right.value <= space.value) found.warning('18FB §2.2', at, 'board.notRising', { value: space.value });
  if (below && below.value >= space.value) found.warning('18FB §2.2', at, 'board.notFalling', { value: space.value });
  const change = below ? zoneOf(below) - zoneOf(space) : 0;
  if (change < 0 || change > 1) found.warning('18FB §2.2', at, 'board.zoneJump', { value: space.value });
  if ((space.ledge === true) !== (change === 1)) found.warning('18FB §2.2', at, 'board.ledge', { value: space.value });
}

/** 2.2.2: starting spaces are white and stand in one column. */
function checkStarts(found: Findings, rows: readonly (readonly SpacePart[])[]): void {
  const columns = new Set<number>();
  for (const [r, row] of rows.entries()) {
    for (const [col, space] of row.entries()) {
      if (space.startsIn === undefined) continue;
      columns.add(col);
      const at = `market.rows[${r}][${col}]`;
      if (zoneOf(space) > 0) found.warning('18FB §2.2.2', at, 'board.startNotWhite', { value: space.value });
      if (columns.size > 1) found.warning('18FB §2.2.2', at, 'board.startElsewhere', { value: space.value });
    }
  }
}
