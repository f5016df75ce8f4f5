import type { SetupWish } from '@binario/kernel';

/** What somebody chose when he last set up a game of this kind. */
export interface LastSetup {
  readonly players: number;
  /** By seat: a person, or the level of an automatic player. */
  readonly sitters: readonly string[];
  readonly names: readonly string[];
  readonly variants: SetupWish['variants'];
  readonly options: SetupWish['options'];
}

/** Alone, around this screen, or at a table of a server. */
export type SetupKind = 'alone' | 'together' | 'online';

const keyOf = (game: string, kind: SetupKind): string => `binario.setup.${game}.${kind}`;

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isLast(value: unknown): value is LastSetup {
  const { players, sitters, names, variants, options } = (value ?? {}) as Partial<LastSetup>;
  return (
    Number.isSafeInteger(players) &&
    isStrings(sitters) &&
    isStrings(names) &&
    isStrings(variants) &&
    typeof options === 'object' &&
    options !== null &&
    isStrings(Object.values(options))
  );
}

/** Nothing if there is none, or none this page understands. */
export function lastSetup(game: string, kind: SetupKind): LastSetup | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(game, kind)) ?? 'null');
    return isLast(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what was wished for a game, for the next one. */
export function rememberSetup(game: string, kind: SetupKind, last: LastSetup): void {
  try {
    localStorage.setItem(keyOf(game, kind), JSON.stringify(last));
  } catch {
    // Private windows may forbid it: then the next set-up begins as the first one did.
  }
}
