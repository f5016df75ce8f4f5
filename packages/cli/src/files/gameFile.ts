import type { Action } from '@binario/kernel';
import { Failure } from '../io.ts';

/** What a game file says it is, with the version of its form. */
export const FORMAT = 'binario-game/1';

/** A game on paper: how it was set up and what was done. Everything else follows from the rules. */
export interface GameFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** Version of the rules it was played by. */
  readonly rules: number;
  /** Why this game is kept, or what is to be seen in it. */
  readonly why?: string;
  /** Names of the players by seat. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the game's own `start` takes; only it can tell whether this makes sense. */
  readonly setup: unknown;
  readonly actions: readonly Action[];
  /** The hash after each action. */
  readonly hashes?: readonly string[];
}

/** Takes plain JSON for a game file, or says what is wrong with it. */
export function asGameFile(value: unknown): GameFile {
  if (!isRecord(value)) throw new Failure('this is not a game file: no JSON object');
  const { format, game, rules, why, names, setup, actions, hashes } = value;
  if (format !== FORMAT) throw new Failure(`this is not a game file: its format is ${show(format)}, not "${FORMAT}"`);
  if (typeof game !== 'string') throw new Failure('the game file does not say which game it is ("game")');
  if (!Number.isSafeInteger(rules)) throw new Failure('the game file names no version of the rules ("rules")');
  if (!isRecord(setup)) throw new Failure('the game file has no set-up ("setup")');
  if (!Array.isArray(actions)) throw new Failure('the game file has no list of actions ("actions")');
  actions.forEach((action, i) => {
    if (!isRecord(action) || typeof action.type !== 'string' || typeof action.by !== 'string') {
      throw new Failure(`action ${i + 1} of the game file is not an action: ${show(action)}`);
    }
  });
  if (hashes !== undefined) checkHashes(hashes, actions.length);
  return {
    format: FORMAT,
    game,
    rules: rules as number,
    ...(typeof why === 'string' && { why }),
    ...(isNames(names) && { names }),
    setup,
    actions: actions as readonly Action[],
    ...(hashes !== undefined && { hashes: hashes as readonly string[] }),
  };
}

function checkHashes(hashes: unknown, actions: number): void {
  if (!Array.isArray(hashes) || !hashes.every((hash) => typeof hash === 'string')) {
    throw new Failure('the hashes of the game file are not a list of texts ("hashes")');
  }
  if (hashes.length !== actions) {
    throw new Failure(`the game file has ${actions} actions but ${hashes.length} hashes`);
  }
}

/** One action in a line: such a file can be read, and a change in it seen. */
export function written(file: GameFile): string {
  const { actions, hashes, ...head } = file;
  const lines = (items: readonly unknown[]) => `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`;
  const parts = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  parts.push(` "actions": ${lines(actions)}`);
  if (hashes) parts.push(` "hashes": ${lines(hashes)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNames(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
