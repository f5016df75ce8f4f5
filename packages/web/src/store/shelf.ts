import type { GameFile } from '../engine/protocol.ts';

/** The games kept on this device. */
const STORE = 'games';

/** Why a game could not be kept: no room, the browser forbids it, or it takes too long to say. */
export type Unkept = 'full' | 'forbidden' | 'slow';

/** How sure a game must be before it counts as kept: on the disk, or with the system that writes it there. */
export type Durability = 'strict' | 'relaxed';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    // Throws where pages may not keep anything.
    const request = indexedDB.open('binario', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf cannot be opened'));
  }).then(
    (db) => {
      // The browser may close it, and another page may want to replace it: then it is opened anew.
      db.onclose = shut;
      db.onversionchange = () => {
        db.close();
        shut();
      };
      return db;
    },
    (error: unknown) => {
      shut();
      throw error;
    },
  );
  return opening;
}

function shut(): void {
  opening = undefined;
}

async function read<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const request = work(db.transaction(STORE).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf cannot be read'));
  });
}

async function write(durability: Durability, work: (store: IDBObjectStore) => void): Promise<void> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite', { durability });
    // A full disk may show only when all is handed over: then there is an abort, and no error before it.
    transaction.onabort = () => reject(transaction.error ?? new Error('the shelf cannot be written'));
    transaction.oncomplete = () => resolve();
    work(transaction.objectStore(STORE));
  });
}

/** What is not written, and why: it lasts as long as the page. */
const held = new Map<string, { readonly file: GameFile; readonly why: Unkept }>();

/** Its writing takes too long: until it is done the game counts as not written. */
export function holdAsSlow(file: GameFile): void {
  held.set(file.id, { file, why: 'slow' });
}

/** Is some writing overdue? */
export const isSlow = (): boolean => [...held.values()].some(({ why }) => why === 'slow');

export const heldGames = (): readonly GameFile[] => [...held.values()].map(({ file }) => file);

export const whyHeld = (id: string): Unkept | null => held.get(id)?.why ?? null;

export async function allGames(): Promise<readonly GameFile[]> {
  const kept = await read<GameFile[]>((store) => store.getAll());
  return [...heldGames(), ...kept.filter(({ id }) => !held.has(id))].sort((a, b) => b.updated - a.updated);
}

export async function findGame(id: string): Promise<GameFile | undefined> {
  return held.get(id)?.file ?? (await read<GameFile | undefined>((store) => store.get(id)));
}

export async function forgetGame(id: string): Promise<void> {
  waiting?.files.delete(id);
  const wasHeld = held.delete(id);
  try {
    await write('strict', (store) => store.delete(id));
  } catch (error) {
    // Where nothing can be written there may be nothing of it to delete either.
    if (!wasHeld) throw error;
  }
}

interface Batch {
  readonly files: Map<string, GameFile>;
  durability: Durability;
  readonly done: Promise<Unkept | null>;
}

let waiting: Batch | undefined;
let writing: Promise<unknown> = Promise.resolve();

/** Settles once the game is kept, or with the reason why it is not. What comes while another game is being written
 * goes into the next transaction together. */
export function keepGame(file: GameFile, durability: Durability = 'strict'): Promise<Unkept | null> {
  if (waiting) {
    waiting.files.set(file.id, file);
    if (durability === 'strict') waiting.durability = durability;
    return waiting.done;
  }
  const files = new Map([[file.id, file]]);
  const done = writing.then(() => {
    waiting = undefined;
    return writeAll(files, batch.durability);
  });
  const batch: Batch = { files, durability, done };
  waiting = batch;
  writing = done;
  return done;
}

async function writeAll(files: ReadonlyMap<string, GameFile>, durability: Durability): Promise<Unkept | null> {
  try {
    await write(durability, (store) => {
      for (const file of files.values()) store.put(file);
    });
    // If the game has gone on in the meantime, what comes after this is still not written.
    for (const id of files.keys()) if (!waiting?.files.has(id)) held.delete(id);
    return null;
  } catch (error) {
    const why = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    for (const [id, file] of files) if (!waiting?.files.has(id)) held.set(id, { file, why });
    return why;
  }
}
