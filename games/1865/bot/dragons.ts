import { memo1, memo2 } from '@binario/kernel';
import type { DragonTurn } from '../rules/dragons.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import type { Table1865 } from '../table.ts';

/** By certificates and values, then by trains and markers, as which the ranks are counted. */
const byShares = memo2((_certs: Table1865['certs'], _market: Table1865['market']) =>
  memo2((_trains: Table1865['trains'], _stations: Table1865['stations']) => new Map<string, readonly DragonTurn[]>()),
);

/** What the chart of the Dragons says about the companies besides their ranks. */
const rowsIn = memo1((companies: Table1865['companies']): string =>
  Object.values(companies)
    .map(({ standing, status, row }) => `${standing[0]}${status[1]}${row}`)
    .join(),
);

const nowOn = memo1((table: Table1865) => foresight(table, false));
const nextOn = memo1((table: Table1865) => foresight(table, true));

/** What the Dragons would do in their turns to come if nobody changed anything; or in those of the next stock round. */
export const foreseen = (table: Table1865, nextRound = false): readonly DragonTurn[] =>
  nextRound ? nextOn(table) : nowOn(table);

/** The same again when only money or track has changed: that is nothing to them. */
function foresight(table: Table1865, nextRound: boolean): readonly DragonTurn[] {
  const known = byShares(table.certs, table.market)(table.trains, table.stations);
  const key = `${nextRound} ${table.phase} ${rowsIn(table.companies)}`;
  const before = known.get(key);
  if (before) return before;
  const turns = foreseeDragons(table, nextRound);
  known.set(key, turns);
  return turns;
}
