import { checkCell } from '@binario/rail';
import { phaseIds } from '../../data/phases.ts';
import type { File1849 } from '../file.ts';
import type { Findings1849 } from './findings.ts';

/** Checks the stock market of a board file: sections 5 and 9.4. */
export function checkMarket(found: Findings1849, file: File1849): void {
  const { prices, closed, starts, endPrice, blue } = file.market;
  if (prices[closed.row]?.[closed.col] !== 0) found.error('market.closed', 'board.closedBox', { ...closed });
  prices.forEach((line, row) => {
    line.forEach((price, col) => {
      if (price === 0 && (row !== closed.row || col !== closed.col)) {
        found.error(`market.prices[${row}][${col}]`, 'board.freeSpace', { row, col });
      }
      const before = line[col - 1];
      if (before !== undefined && price < before)
        found.warning('1849 §5', `market.prices[${row}][${col}]`, 'board.fallsToTheRight', { row, col });
    });
  });
  for (const [n, cell] of starts.entries()) checkCell(found, `market.starts[${n}]`, prices, cell);
  for (const [n, cell] of blue.entries()) checkCell(found, `market.blue[${n}]`, prices, cell);
  const values = starts.map(({ row, col }) => prices[row]?.[col] ?? 0);
  if (new Set(values).size < values.length) found.error('market.starts', 'board.startTwice', {});
  starts.forEach(({ row, col }, n) => {
    if (blue.some((cell) => cell.row === row && cell.col === col))
      found.error(`market.starts[${n}]`, 'board.startIsBlue', { row, col });
  });
  for (const phase of phaseIds) {
    file.phases[phase].startValues.forEach((value, n) => {
      if (!values.includes(value)) found.error(`phases.${phase}.startValues[${n}]`, 'board.noStart', { value, phase });
    });
  }
  if (!prices.some((line) => line.includes(endPrice)))
    found.error('market.endPrice', 'board.noEnd', { price: endPrice });
  if (values.includes(endPrice)) found.error('market.endPrice', 'board.endAtStart', { price: endPrice });
}
