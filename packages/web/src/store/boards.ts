import { type BoardFile, boardDigest } from '@binario/kernel';

/** A board somebody has opened on this device. */
export interface KeptBoard {
  readonly digest: string;
  readonly board: BoardFile;
}

const STORE = 'boards';

/** In a database of its own: games are kept by another, whose version is that of older pages too. */
function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('binario-boards', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'digest' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database cannot be opened'));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(db.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('boards cannot be kept'));
    });
  } finally {
    db.close();
  }
}

/** The board files kept on this device. */
export const keptBoards = (): Promise<readonly KeptBoard[]> => inStore('readonly', (store) => store.getAll());

/** Keeps a board file on this device. */
export async function keepBoard(board: BoardFile): Promise<KeptBoard> {
  const kept = { digest: boardDigest(board), board };
  await inStore('readwrite', (store) => store.put(kept));
  return kept;
}

/** Removes a board file from this device. */
export async function forgetBoard(digest: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(digest));
}
