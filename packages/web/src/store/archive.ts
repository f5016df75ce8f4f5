import type { GameFile, Seat } from '../model/gameFile.ts';
import { saveText } from './saveAsFile.ts';
import { allGames, saveGame } from './savedGames.ts';

/** All games of a device in one file. The form is raised when an older page could no longer read it. */
const FORM = 1;

interface Archive {
  readonly format: 'binario-games';
  readonly form: number;
  readonly saved: string;
  readonly games: readonly GameFile[];
}

/** What a file of games holds, compared with what is on this device. */
export type ReadArchive =
  | { readonly ok: false; readonly problem: 'bad' }
  | { readonly ok: false; readonly problem: 'newer'; readonly theirs: number; readonly ours: number }
  | {
      readonly ok: true;
      readonly added: readonly GameFile[];
      /** On this device in the same state. */
      readonly same: number;
      /** On this device too, but gone on differently. */
      readonly differing: readonly GameFile[];
      /** Entries that are no games. */
      readonly unreadable: number;
    };

/** Saves all games of this device as one file. */
export async function saveAll(): Promise<void> {
  const saved = new Date().toISOString();
  const archive: Archive = { format: 'binario-games', form: FORM, saved, games: await allGames() };
  saveText(`binario-games-${saved.slice(0, 10)}.json`, JSON.stringify(archive, null, 1));
}

/** Reads a file with all games of a device. */
export async function readArchive(text: string): Promise<ReadArchive> {
  const { format, form, games: listed } = parsed(text) ?? {};
  if (format !== 'binario-games' || typeof form !== 'number') return { ok: false, problem: 'bad' };
  // What a newer form lists need not look like games to this page.
  if (form > FORM) return { ok: false, problem: 'newer', theirs: form, ours: FORM };
  if (!Array.isArray(listed)) return { ok: false, problem: 'bad' };
  const games = uniqueById(listed.filter(isGame));
  const here = new Map((await allGames()).map((game) => [game.id, game]));
  const known = games.filter(({ id }) => here.has(id));
  const differing = known.filter((game) => course(game) !== course(here.get(game.id) as GameFile));
  return {
    ok: true,
    added: games.filter(({ id }) => !here.has(id)),
    same: known.length - differing.length,
    differing,
    unreadable: listed.length - listed.filter(isGame).length,
  };
}

/** Adds games; what differs comes as a copy under an id of its own, so that nothing is overwritten. False if it cannot be saved. */
export async function restore(added: readonly GameFile[], copies: readonly GameFile[]): Promise<boolean> {
  const all = [...added, ...copies.map((game) => ({ ...game, id: crypto.randomUUID() }))];
  const failed = await Promise.all(all.map(({ version: _, ...game }) => saveGame(game)));
  return failed.every((why) => why === null);
}

const course = ({ actions, setup }: GameFile): string => JSON.stringify([setup, actions]);

function parsed(text: string): Partial<Archive> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const uniqueById = (games: readonly GameFile[]): readonly GameFile[] => [
  ...new Map(games.map((game) => [game.id, game])).values(),
];

const isSeat = (seat: unknown): seat is Seat => {
  const { name, kind } = (seat ?? {}) as Partial<Seat>;
  return typeof name === 'string' && (kind === 'human' || kind === 'bot');
};

/** Has it all that the list of games shows? Whether the rules can follow it is seen when it is opened, as for any game. */
function isGame(value: unknown): value is GameFile {
  const game = (value ?? {}) as Partial<GameFile>;
  return (
    game.format === 'binario' &&
    typeof game.id === 'string' &&
    typeof game.game === 'string' &&
    typeof game.round === 'string' &&
    typeof game.over === 'boolean' &&
    Number.isFinite(game.updated) &&
    Number.isSafeInteger(game.rules) &&
    typeof game.setup === 'object' &&
    Array.isArray(game.actions) &&
    Array.isArray(game.plans) &&
    Array.isArray(game.seats) &&
    game.seats.every(isSeat)
  );
}
