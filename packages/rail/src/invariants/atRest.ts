import { actorsOf, type Game, offers, type State } from '@binario/kernel';
import type { Board } from '../board/board.ts';
import { faceAt } from '../board/faces.ts';
import { percentOf } from '../model/certs.ts';
import type { CorpId, PlayerId } from '../model/ids.ts';
import { cashOf, playersIn, privatesOf, type RailTable, trainsOf } from '../model/table.ts';
import type { Faults } from './box.ts';

// What holds whenever somebody is asked; within an action it may be broken for a moment.

/** Corporations that must have a price marker and have none, and those that may not and have one. */
export function wrongOnMarket(
  { market }: Pick<RailTable, 'market'>,
  must: readonly CorpId[],
  may: readonly CorpId[] = must,
): Faults {
  const standing = market.map(({ corp }) => corp);
  return [
    ...must.filter((corp) => !standing.includes(corp)).map((corp) => `${corp} has no price marker`),
    ...standing.filter((corp) => !may.includes(corp)).map((corp) => `${corp} has a price marker`),
  ];
}

/** Corporations that are not in the game own nothing. */
export function leftWithThings(table: RailTable, notOpen: readonly CorpId[]): Faults {
  return notOpen.flatMap((corp) => {
    const cash = cashOf(table, corp);
    const has = [...(cash === 0 ? [] : [`${cash}`]), ...trainsOf(table, corp), ...privatesOf(table, corp)];
    return has.length === 0 ? [] : [`${corp} is not open but has ${has.join(', ')}`];
  });
}

/** Players who have left the game own nothing. */
export function leaversWithThings(table: RailTable): Faults {
  return table.leavers
    .filter(
      (player) =>
        cashOf(table, player) !== 0 ||
        privatesOf(table, player).length > 0 ||
        Object.values(table.certs).some((certs) => percentOf(certs, player) > 0),
    )
    .map((player) => `${player} has left but owns something`);
}

/** Players so many per cent ahead of somebody whose office they should have. */
export function outvoted(table: RailTable, corp: CorpId, officer: PlayerId, lead = 1): Faults {
  const certs = table.certs[corp] ?? [];
  const held = percentOf(certs, officer);
  return playersIn(table)
    .filter((player) => player !== officer && percentOf(certs, player) >= held + lead)
    .map((player) => `${player} holds ${percentOf(certs, player)} % of ${corp}, ${officer} in office only ${held} %`);
}

/** Corporations with more trains than the phase allows. */
export function overTrainLimit(table: RailTable, corps: readonly CorpId[], limit: number): Faults {
  return corps
    .filter((corp) => trainsOf(table, corp).length > limit)
    .map((corp) => `${corp} has ${trainsOf(table, corp).length} trains`);
}

/** Station tokens beyond the last space of their city. */
export function crowdedCities(board: Board, { stations, map }: Pick<RailTable, 'stations' | 'map'>): Faults {
  const found: string[] = [];
  for (const hex in stations) {
    const spaces = stations[hex] ?? [];
    const used = spaces.findLastIndex((token) => token !== null) + 1;
    const slots = faceAt(board, map, hex).stops[0]?.slots ?? 0;
    if (used > slots) found.push(`${hex} has ${slots} spaces, yet a token in space ${used}`);
  }
  return found;
}

/** Until the game is over somebody is asked, and whoever is asked has an answer. */
export function nobodyToAct<T, E>(game: Game<T, E, never>, state: State<T>): Faults {
  const asked = state.flow.at(-1);
  if (!asked) return [];
  const actors = actorsOf(game, state);
  if (actors.length === 0) return [`nobody decides at ${asked.step}`];
  return actors
    .filter((by) => offers(game, state, by).length === 0)
    .map((by) => `${by} can do nothing at ${asked.step}`);
}
