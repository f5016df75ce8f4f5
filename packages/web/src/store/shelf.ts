import type { GameFile } from '../engine/protocol.ts';

/** The games kept on this device. */
const STORE = 'games';
let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('binario', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf cannot be opened'));
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    // Durable first: a game is only said to be kept when the transaction is.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('the shelf cannot be written'));
  });
}

export async function allGames(): Promise<readonly GameFile[]> {
  const games = (await run('readonly', (store) => store.getAll())) as GameFile[];
  return games.sort((a, b) => b.updated - a.updated);
}

export async function findGame(id: string): Promise<GameFile | undefined> {
  return (await run('readonly', (store) => store.get(id))) as GameFile | undefined;
}

export async function keepGame(file: GameFile): Promise<void> {
  await run('readwrite', (store) => store.put(file));
}

export async function forgetGame(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}
