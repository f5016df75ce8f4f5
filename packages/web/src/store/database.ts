/** The games saved on this device. */
const STORE = 'games';

/** How sure a game must be before it counts as saved: on the disk, or with the system that writes it there. */
export type Durability = 'strict' | 'relaxed';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    // Throws where pages may not keep anything.
    const request = indexedDB.open('binario', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database cannot be opened'));
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

/** Reads from the database of this device. */
export async function read<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const request = work(db.transaction(STORE).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database cannot be read'));
  });
}

/** Writes to the database of this device. */
export async function write(durability: Durability, work: (store: IDBObjectStore) => void): Promise<void> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite', { durability });
    // A full disk may show only when all is handed over: then there is an abort, and no error before it.
    transaction.onabort = () => reject(transaction.error ?? new Error('the database cannot be written'));
    transaction.oncomplete = () => resolve();
    work(transaction.objectStore(STORE));
  });
}

/** Looks at what is there and puts something in its place, with nobody in between: `change` gives what to put, or nothing. */
export function replace<T>(
  store: IDBObjectStore,
  id: string,
  change: (there: T | undefined) => T | undefined,
  failed: (why: unknown) => void,
): void {
  const request: IDBRequest<T | undefined> = store.get(id);
  request.onsuccess = () => {
    try {
      const next = change(request.result);
      if (next !== undefined) store.put(next);
    } catch (error) {
      failed(error);
      store.transaction.abort();
    }
  };
}
