import { type Params, type Refusal, say } from '@binario/kernel';
import type { Action1849 } from '../actions.ts';
import type { Setup } from '../options.ts';
import { catalogues } from '../text/catalogue.ts';
import type { ImportKey } from '../text/keys.ts';
import { speaker } from '../text/speaker.ts';

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

/** An action as 18xx.games writes it. */
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

/** The route of a train as 18xx.games writes it. */
export interface ForeignRoute {
  readonly train: string;
  /** One list of hexes for each stretch between two stops, in either direction. */
  readonly connections: readonly (readonly string[])[];
}

/** Why a file cannot be followed, or not any further: a text `import.key` with its parameters. */
export interface Stop {
  /** 1-based number of the action in the file; 0 for the file as a whole. */
  readonly index: number;
  readonly key: ImportKey;
  readonly params: Params;
  /** What the file wants done and our rules do not allow, if that is the reason. */
  readonly refused?: { readonly action: Action1849; readonly refusal: Refusal } | undefined;
}

/** Why a foreign game cannot be followed any further, and at which action. */
export class ImportError extends Error implements Stop {
  constructor(
    readonly key: ImportKey,
    readonly index: number,
    readonly params: Params = {},
    readonly refused?: Stop['refused'],
  ) {
    super(inEnglish(key, index, params));
  }
}

function inEnglish(key: ImportKey, index: number, params: Params): string {
  const reason = say(catalogues.en, `import.${key}`, params, speaker('en'));
  return index > 0 ? `action ${index}: ${reason}` : reason;
}

/** The header of a game file; its actions are looked at one by one (`readable`). */
export function readForeign(file: unknown): ForeignGame {
  const game = file as Partial<ForeignGame> | null;
  if (typeof game !== 'object' || game === null) throw new ImportError('notAFile', 0);
  if (game.title !== '1849') throw new ImportError('otherGame', 0, { title: String(game.title) });
  if (!Array.isArray(game.players) || !game.players.every(isRecord)) throw new ImportError('noPlayers', 0);
  if (!Array.isArray(game.actions)) throw new ImportError('noActions', 0);
  if (!isRecord(game.settings)) throw new ImportError('noSettings', 0);
  return game as ForeignGame;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);
const isName = (value: unknown): boolean => isText(value) || isNumber(value);
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);

const isRoute = (value: unknown): boolean => {
  const route = value as Partial<ForeignRoute> | null;
  return isRecord(route) && isText(route?.train) && listOf(listOf(isText))(route?.connections);
};

const fields: Readonly<Record<Exclude<keyof ForeignAction, 'auto_actions'>, (value: unknown) => boolean>> = {
  type: isText,
  entity: isName,
  entity_type: isText,
  id: isNumber,
  action_id: isNumber,
  company: isText,
  corporation: isText,
  price: isNumber,
  share_price: isText,
  shares: listOf(isText),
  percent: isNumber,
  city: isText,
  slot: isNumber,
  hex: isText,
  tile: isText,
  rotation: isNumber,
  routes: listOf(isRoute),
  kind: isText,
  train: isText,
  target: isText,
  choice: isText,
};

/** The actions up to the first that is none, and what is wrong with that one. */
export function readable(actions: readonly unknown[]): { actions: readonly ForeignAction[]; stop?: ImportError } {
  for (const [i, action] of actions.entries()) {
    const stop = formOf(action, i + 1);
    if (stop) return { actions: actions.slice(0, i) as readonly ForeignAction[], stop };
  }
  return { actions: actions as readonly ForeignAction[] };
}

function formOf(value: unknown, index: number): ImportError | undefined {
  if (!isRecord(value) || !isText((value as ForeignAction).type)) return new ImportError('notAnAction', index);
  const action = value as Readonly<Record<string, unknown>>;
  for (const [field, fits] of Object.entries(fields)) {
    // Fields that say nothing are often written as null.
    if ((action[field] ?? undefined) !== undefined && !fits(action[field])) {
      return new ImportError('badField', index, { field });
    }
  }
  const caused = action.auto_actions ?? [];
  if (!Array.isArray(caused)) return new ImportError('badField', index, { field: 'auto_actions' });
  for (const each of caused) {
    const stop = formOf(each, index);
    if (stop) return stop;
  }
  return undefined;
}
