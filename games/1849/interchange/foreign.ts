import type { Setup } from '../options.ts';

/** A game file of 18xx.games, as far as we read it. */
export interface ForeignGame {
  readonly title: string;
  readonly players: readonly { readonly id: number | string; readonly name: string }[];
  readonly settings: {
    readonly seed?: number;
    readonly optional_rules?: readonly string[];
    /** Only in files we have exported: the set-up of our game, which follows none of the site's own ways. */
    readonly binario?: Setup;
  };
  readonly actions: readonly ForeignAction[];
  readonly status?: string;
}

export interface ForeignAction {
  readonly type: string;
  readonly entity: number | string;
  readonly entity_type?: string;
  readonly id?: number;
  readonly action_id?: number;
  readonly auto_actions?: readonly ForeignAction[];
  readonly company?: string;
  readonly corporation?: string;
  readonly price?: number;
  readonly share_price?: string;
  readonly shares?: readonly string[];
  readonly percent?: number;
  readonly city?: string;
  readonly slot?: number;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
  readonly routes?: readonly ForeignRoute[];
  readonly kind?: string;
  readonly train?: string;
  readonly target?: string;
  readonly choice?: string;
}

export interface ForeignRoute {
  readonly train: string;
  /** One list of hexes for each stretch between two stops, in either direction. */
  readonly connections: readonly (readonly string[])[];
}

/** Why a file cannot be imported: which action, and what is wrong with it. */
export class ImportError extends Error {
  constructor(
    message: string,
    /** 1-based number of the action in the file; 0 for the file as a whole. */
    readonly index: number,
  ) {
    super(index > 0 ? `action ${index}: ${message}` : message);
  }
}

export function readForeign(file: unknown): ForeignGame {
  const game = file as Partial<ForeignGame> | null;
  if (typeof game !== 'object' || game === null) throw new ImportError('this is not a game file', 0);
  if (game.title !== '1849') throw new ImportError(`this is a game of "${String(game.title)}", not of 1849`, 0);
  if (!Array.isArray(game.players)) throw new ImportError('the file names no players', 0);
  if (!Array.isArray(game.actions)) throw new ImportError('the file has no list of actions', 0);
  if (typeof game.settings !== 'object' || game.settings === null) throw new ImportError('the file has no settings', 0);
  for (const [i, action] of game.actions.entries()) {
    if (typeof action !== 'object' || action === null || typeof action.type !== 'string') {
      throw new ImportError('this is not an action', i + 1);
    }
  }
  return game as ForeignGame;
}
