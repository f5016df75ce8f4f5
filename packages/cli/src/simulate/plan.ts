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

export interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly players: readonly number[];
  readonly variantSets: readonly (readonly string[])[];
  readonly options: SetupWish['options'];
}

/** The set-up of each game: its seed is one more than that of the game before; numbers and variants go round. */
export function wishOf({ seed, players, variantSets: sets, options }: Plan, game: number): SetupWish {
  return {
    players: players[game % players.length] as number,
    seed: seed + game,
    variants: sets[Math.floor(game / players.length) % sets.length] ?? [],
    options,
  };
}
