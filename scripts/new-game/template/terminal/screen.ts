import { BANK, cashOf, hexDef, percentOf, trainsOf } from '@binario/rail';
import { boardLines, columns, marketLines, nameOf, type Screen, summaryLine, toldBy } from '@binario/terminal';
import { board, COMPANY, grid, TRAIN_PRICE } from '../data/board.ts';
import type { EffectSample } from '../effects.ts';
import { certsIn, price, type TableSample } from '../table.ts';
import { teller } from '../text/describe.ts';
import { titleSample } from '../title.ts';

const money = (amount: number): string => `L.${amount}`;

/** What the terminal shows, line by line. */
export const screenSample: Screen<TableSample, EffectSample> = {
  board: (table) => boardLines(board, table, { print: ({ name = '' }) => name }),
  market: ({ market }) => marketLines(grid, market),
  corporations: (table) => [
    [COMPANY, money(price(table)), money(cashOf(table, COMPANY)), ...trainsOf(table, COMPANY)].join('  '),
  ],
  players: ({ table }, voice) =>
    columns(
      table.seats.map((seat) => [
        nameOf(voice, seat),
        money(cashOf(table, seat)),
        `${percentOf(certsIn(table), seat)}%`,
      ]),
      [1, 2],
    ),
  summary: (state, voice) => {
    const left = trainsOf(state.table, BANK);
    const forSale = left.map((train) => `${train} ${money(TRAIN_PRICE)}`);
    const bank = money(cashOf(state.table, BANK));
    return [summaryLine(titleSample, state, voice, { bank, forSale, left: left.join(', ') })];
  },
  hex: (table, hex) => {
    if (!board.numberOf.has(hex)) return undefined;
    const { name = hex } = hexDef(board, hex);
    return [name, table.map[hex]?.tile ?? ''];
  },
  note: () => undefined,
  about: () => undefined,
  ...toldBy(teller, titleSample),
};
