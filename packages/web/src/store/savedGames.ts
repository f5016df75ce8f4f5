import type { GameFile } from '../model/gameFile.ts';
import { type Durability, read, replace, write } from './database.ts';
import { tell } from './news.ts';

/**
 * Why a game could not be saved: no room, the browser forbids it, it takes too long to say, it was deleted elsewhere, or
 * another tab has written something newer.
 */
export type UnsavedReason = 'full' | 'forbidden' | 'slow' | 'gone' | 'stale';

/** What is not written, and why: it lasts as long as the page. */
const unsaved = new Map<string, { readonly file: GameFile; readonly why: UnsavedReason }>();

/** The version of each game that this page has read or written last: what it writes must follow on that one. */
const known = new Map<string, number>();

const versionOf = (file: GameFile | undefined): number => file?.version ?? 0;

/** Notes that writing a game takes too long: until it is done the game counts as not written. */
export function noteSlow(file: GameFile): void {
  unsaved.set(file.id, { file, why: 'slow' });
}

/** Is the writing of some game overdue? */
export const isSlow = (): boolean => [...unsaved.values()].some(({ why }) => why === 'slow');

/** Forgets what was not written of a game, because another tab has gone on with it. */
export function dropUnsaved(id: string): void {
  unsaved.delete(id);
}

/** Games whose last change could not be saved. */
export const unsavedGames = (): readonly GameFile[] => [...unsaved.values()].map(({ file }) => file);

/** Why the last change of a game could not be saved. */
export const whyUnsaved = (id: string): UnsavedReason | null => unsaved.get(id)?.why ?? null;

/** All games of this device, unsaved ones as they are now. */
export async function allGames(): Promise<readonly GameFile[]> {
  const saved = await read<GameFile[]>((store) => store.getAll());
  return [...unsavedGames(), ...saved.filter(({ id }) => !unsaved.has(id))].sort((a, b) => b.updated - a.updated);
}

/** The game of this id on this device. */
export async function findGame(id: string): Promise<GameFile | undefined> {
  return unsaved.get(id)?.file ?? (await storedGame(id));
}

/** The game as it is saved now, whoever wrote it; from here on this page may follow on it. */
export async function storedGame(id: string): Promise<GameFile | undefined> {
  // What was made before somebody else's version was seen must not be taken for its successor.
  while (waiting) await waiting.done;
  await writing;
  const file = await read<GameFile | undefined>((store) => store.get(id));
  if (file) known.set(id, versionOf(file));
  return file && { ...file, version: versionOf(file) };
}

/** The version of a saved game this tab has seen last. */
export const versionSeen = (id: string): number => known.get(id) ?? 0;

/** Removes a game from this device. */
export async function forgetGame(id: string): Promise<void> {
  waiting?.files.delete(id);
  const wasUnsaved = unsaved.delete(id);
  try {
    await write('strict', (store) => store.delete(id));
  } catch (error) {
    // Where nothing can be written there may be nothing of it to delete either.
    if (!wasUnsaved) throw error;
  }
}

interface Batch {
  readonly files: Map<string, GameFile>;
  durability: Durability;
  readonly done: Promise<Outcome>;
}

/** What became of the games of one transaction; those not named are saved. */
type Outcome = ReadonlyMap<string, UnsavedReason>;

let waiting: Batch | undefined;
let writing: Promise<unknown> = Promise.resolve();

/** Settles once the game is saved, or with the reason why it is not. What comes while another game is being written
 * goes into the next transaction together. */
export async function saveGame(file: GameFile, durability: Durability = 'strict'): Promise<UnsavedReason | null> {
  const batch = waiting ?? newBatch();
  batch.files.set(file.id, file);
  if (durability === 'strict') batch.durability = durability;
  return (await batch.done).get(file.id) ?? null;
}

function newBatch(): Batch {
  const files = new Map<string, GameFile>();
  const done = writing.then(() => {
    waiting = undefined;
    return writeAll(files, batch.durability);
  });
  const batch: Batch = { files, durability: 'relaxed', done };
  waiting = batch;
  writing = done;
  return batch;
}

async function writeAll(files: ReadonlyMap<string, GameFile>, durability: Durability): Promise<Outcome> {
  const outcome = new Map<string, UnsavedReason>();
  const versions = new Map<string, number>();
  let thrown: unknown;
  const next = (file: GameFile, there: GameFile | undefined): GameFile | undefined => {
    const seen = versionSeen(file.id);
    if (versionOf(there) !== seen) {
      outcome.set(file.id, there ? 'stale' : 'gone');
      return undefined;
    }
    versions.set(file.id, seen + 1);
    return { ...file, version: seen + 1 };
  };
  try {
    await write(durability, (store) => {
      for (const file of files.values()) {
        replace<GameFile>(
          store,
          file.id,
          (there) => next(file, there),
          (why) => {
            thrown = why;
          },
        );
      }
    });
    for (const [id, version] of versions) {
      known.set(id, version);
      tell({ kind: 'kept', id, version });
    }
  } catch (error) {
    const why = isFull(thrown) || isFull(error) ? 'full' : 'forbidden';
    for (const id of files.keys()) outcome.set(id, why);
  }
  for (const [id, file] of files) {
    // If the game has gone on in the meantime, what comes after this is still not written.
    if (waiting?.files.has(id)) continue;
    const why = outcome.get(id);
    // Somebody else's newer version is saved: that one is the game.
    if (why && why !== 'stale') unsaved.set(id, { file, why });
    else unsaved.delete(id);
  }
  return outcome;
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
