import { playOut } from '@binario/bots';
import {
  type ExportedGame,
  exportGame,
  importSteps,
  inMarketOrder,
  marketCell,
  type Setup,
  scoreOf,
  title1849,
} from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import type { Digest, DigestState } from '@binario/game-1849/oracle';
import { actorsOf, type State } from '@binario/kernel';
import { certCount, isPlayer, tilesOn, trainsOf } from '@binario/rail';

type Table = ReturnType<typeof title1849.game.reduce>;

/** The beginning of a game of ours, in the form of the other site. */
export function foreignGame(most = 60): ExportedGame {
  const wish = { players: 3, seed: 21, variants: [], options: {} };
  const { actions } = playOut(title1849, wish, bots1849.random, { most });
  return exportGame(title1849.setup(wish) as Setup, actions as never, ['Anna', 'Bruno', 'Carla']);
}

/** What the other engine would have recorded of it, if it played as we do. */
export function digestOf(game: ExportedGame): Digest {
  const states: DigestState[] = [];
  let last: State<Table> | undefined;
  for (const { index, state } of importSteps(game)) {
    last = state;
    states.push(digestState(state, index));
  }
  const { table } = last as State<Table>;
  return {
    format: '1849-oracle-digest/1',
    players_in_seat_order: [1, 2, 3],
    states,
    flags: [],
    legal_tile_lays: [],
    best_routes: [],
    final: {
      result: Object.fromEntries(table.seats.map((seat, i) => [String(i + 1), scoreOf(table, seat).total])),
    },
  };
}

const theirs = (holder: string): number | string => (isPlayer(holder) ? Number(holder.slice(1)) : holder);

function digestState(state: State<Table>, i: number): DigestState {
  const { table } = state;
  const perPlayer = <V>(value: (seat: (typeof table.seats)[number]) => V) =>
    Object.fromEntries(table.seats.map((seat) => [String(theirs(seat)), value(seat)]));
  return {
    i,
    round: title1849.describeRound(state),
    phase: `${table.phase}H`,
    entity: theirs(actorsOf(title1849.game, state)[0] ?? ''),
    bank: table.cash.bank ?? 0,
    players: perPlayer((seat) => table.cash[seat] ?? 0),
    certs: perPlayer(
      (seat) => certCount(table.certs, seat) + Object.values(table.privates).filter((owner) => owner === seat).length,
    ),
    order: inMarketOrder(table),
    corps: Object.fromEntries(Object.keys(table.corps).map((corp) => [corp, digestCorp(table, corp)])),
    privates: Object.fromEntries(
      Object.entries(table.privates).map(([name, owner]) => [
        name,
        owner === 'bank' ? null : owner === 'gone' ? 'closed' : theirs(owner),
      ]),
    ),
    pool_trains: trainsOf(table, 'pool'),
    map: {
      tiles: tilesOn(table.map).map(({ hex, tile, rotation }) => [hex, tile, rotation] as const),
      tokens: Object.entries(table.stations).flatMap(([hex, slots]) =>
        slots.flatMap((corp, slot) => (corp ? [[hex, 0, slot, corp] as const] : [])),
      ),
    },
  };
}

function digestCorp(table: Table, corp: string): DigestState['corps'][string] {
  const certs = table.certs[corp] ?? [];
  const shares: Record<string, number> = {};
  for (const { holder, percent } of certs) {
    const name = holder === corp ? 'treasury' : String(theirs(holder));
    shares[name] = (shares[name] ?? 0) + percent;
  }
  return {
    cash: table.cash[corp] ?? 0,
    price: marketCell(table, corp) ?? [0, 0, 0],
    president: theirs(certs[0]?.holder ?? ''),
    trains: trainsOf(table, corp),
    shares,
    last_cert: certs[7]?.holder === corp ? 'treasury' : theirs(certs[7]?.holder ?? ''),
  };
}
