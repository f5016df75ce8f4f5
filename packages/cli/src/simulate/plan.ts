import { SetupError, type SetupWish, type Title } from '@binario/kernel';

/** Every set of variants that this number of players can play with. */
export function variantSets<T, E, S>(
  title: Title<T, E, S>,
  options: SetupWish['options'],
): readonly (readonly string[])[] {
  const sets: (readonly string[])[] = [];
  for (let bits = 0; bits < 2 ** title.variants.length; bits++) {
    const variants = title.variants.filter((_variant, i) => bits & (1 << i));
    const players = playerNumbers(title).find((number) =>
      isLegal(title, { players: number, seed: 0, variants, options }),
    );
    if (players !== undefined) sets.push(variants);
  }
  return sets;
}

/** All numbers of players a game can be played by. */
export function playerNumbers<T, E, S>({ players }: Title<T, E, S>): readonly number[] {
  return Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
}

function isLegal<T, E, S>(title: Title<T, E, S>, wish: SetupWish): boolean {
  try {
    title.setup(wish);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

/** How many people play, and with which variants. */
export type TableKind = Pick<SetupWish, 'players' | 'variants'>;

/**
 * Every number of players with every set of variants, the number changing first. Where all numbers are wished for, one
 * that a set of variants does not allow is left out; what else is wrong stays, and is refused when the table is set up.
 */
export function tableKinds<T, E, S>(
  title: Title<T, E, S>,
  players: readonly number[] | 'all',
  sets: readonly (readonly string[])[],
  options: SetupWish['options'],
): readonly TableKind[] {
  const numbers = players === 'all' ? playerNumbers(title) : players;
  const kinds = sets.flatMap((variants) => numbers.map((number): TableKind => ({ players: number, variants })));
  const legal = (kind: TableKind) => isLegal(title, { ...kind, seed: 0, options });
  const able = kinds.filter((kind) => legal(kind) || !legal({ ...kind, variants: [] }));
  return players === 'all' && able.length > 0 ? able : kinds;
}

/** Which games a simulation plays: how many, from which seed, at which kinds of tables. */
export interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly tables: readonly TableKind[];
  readonly options: SetupWish['options'];
  readonly board?: unknown;
}

/** The set-up of each game: its seed is one more than that of the game before; the kinds of table go round. */
export function wishOf({ seed, tables, options, board }: Plan, game: number): SetupWish {
  const kind = tables[game % tables.length] as TableKind;
  return { ...kind, seed: seed + game, options, ...(board !== undefined && { board }) };
}
