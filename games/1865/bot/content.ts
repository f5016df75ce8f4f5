import { Contents, Numbers } from '@binario/bots';
import { memo1, memo2 } from '@binario/kernel';
import { shownOn } from '@binario/rail';
import type { Board1865 } from '../board/compile.ts';
import { boardOf, factsOf } from '../table.ts';
import type { Advice1865 } from './scene.ts';
import { cardsOf, type Seen } from './seen.ts';

const boards = new Contents<object>();
const layouts = new Numbers();

/** The number of what the hexes of a board show: the same has the same one, whichever position it belongs to. */
export function numberShown({ file, form: { id } }: Board1865, shown: readonly number[]): number {
  return layouts.numberOf(`${boards.numberOf(file)} ${id} ${String.fromCharCode(...shown)}`);
}

/** The number of what is built. */
export const mapNumber: (board: Board1865, map: Seen['map']) => number = memo2((board, map) =>
  numberShown(board, shownOn(board.board, map)),
);

const stations = new Contents<Seen['stations']>();

const standings = memo1<Seen['companies'], string>((companies) =>
  Object.values(companies)
    .map(({ standing }) => standing[0])
    .join(''),
);

/** How far the companies have come. */
export const standingsOf = (table: Seen): string => standings(table.companies);

/** Everything on which the plans of a company for its track and markers depend, but the map and the turns it has left. */
export function circumstancesOf(ask: Advice1865, table: Seen, corp: string): string {
  const { status, home } = factsOf(table, corp);
  const cards = `${cardsOf(table, corp)} ${cardsOf(table, ask.president(table, corp) ?? '')} ${table.bonusPaid}`;
  const company = `${corp} ${table.phase} ${status} ${home} ${table.charters[corp]}`;
  return `${stations.numberOf(table.stations)} ${company} ${standingsOf(table)} ${cards}`;
}

/** Everything on which the plans of a company depend but the turns it has left: its circumstances and the map. */
export const groundOf = (ask: Advice1865, table: Seen, corp: string): string =>
  `${mapNumber(boardOf(table), table.map)} ${circumstancesOf(ask, table, corp)}`;
