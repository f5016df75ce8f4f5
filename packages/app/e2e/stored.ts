import type { Page } from '@playwright/test';

/** Changes fields of the game at this address as it is saved on the device. */
export async function changeStored(page: Page, address: string, fields: object): Promise<void> {
  const change = { id: address.split('/').at(-1) as string, fields };
  await page.evaluate(async ({ id, fields: changed }) => {
    const open = indexedDB.open('binario');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const found = games.get(id);
    await new Promise((done) => {
      found.onsuccess = () => {
        games.put({ ...found.result, ...changed }).onsuccess = done;
      };
    });
    db.close();
  }, change);
}

/** What was done last in the game that is open, as it is kept on the device. */
export function lastAction(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('binario');
    const db = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const found = db
      .transaction('games')
      .objectStore('games')
      .get(location.pathname.split('/').at(-1) ?? '');
    return new Promise((done) => {
      found.onsuccess = () => done((found.result as { actions: unknown[] }).actions.at(-1));
    }).finally(() => db.close());
  });
}
