import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from './long.ts';
import { card, click, expectMove, firstRounds, openFixture, playAlone, type Recorded } from './table.ts';

const move = (at: number) => firstRounds.actions[at] as Recorded;

/** Reloads in the same instant in which the page shows another move, so many times. */
async function reloadWheneverSeen(page: Page, times: number): Promise<void> {
  await page.addInitScript((most) => {
    // Before the first move there is no history to show.
    const shown = () =>
      document.querySelector('.timeline output')?.textContent?.split('/')[0] ??
      (document.querySelector('.table') ? '0' : undefined);
    const list = (name: string): string[] => JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    const note = (name: string, at: string) => sessionStorage.setItem(name, JSON.stringify([...list(name), at]));
    let opened: string | undefined;
    let leaving = false;
    new MutationObserver(() => {
      const at = shown();
      if (!at || at === opened || leaving) return;
      if (opened === undefined) {
        opened = at;
        if (list('left').length > list('found').length) note('found', at);
      } else if (list('left').length < most) {
        leaving = true;
        note('left', at);
        location.reload();
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, times);
}

/** The moves at which the page was left, or what it showed first when it was back. */
const noted = (page: Page, name: 'left' | 'found') =>
  page
    .evaluate((key) => (JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]).map(Number), name)
    // Asked in the middle of a reload.
    .catch(() => []);

test('a reload in the instant a move is seen finds it, move after move', async ({ page }) => {
  test.setTimeout(240_000);
  const moves = isLong ? 30 : 12;
  await reloadWheneverSeen(page, moves);
  await openFixture(page, 0);
  for (let at = 0; at < moves; at++) {
    await click(page, move(at));
    await expect.poll(() => noted(page, 'found')).toHaveLength(at + 1);
    const now = [await noted(page, 'left'), await noted(page, 'found')].map((list) => list.at(-1));
    expect(now).toEqual([at + 1, at + 1]);
  }
});

test('so it is with undo and redo', async ({ page }) => {
  await openFixture(page, 20);
  await reloadWheneverSeen(page, 2);
  await page.reload();
  await expectMove(page, 20);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => noted(page, 'found')).toEqual([19]);
  await click(page, move(19));
  await expect.poll(() => noted(page, 'found')).toEqual([19, 20]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMove(page, 19);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectMove(page, 20);
  await page.reload();
  await expectMove(page, 20);
});

test('and with the moves of automatic players', async ({ page }) => {
  test.setTimeout(180_000);
  const moves = isLong ? 25 : 10;
  await page.addInitScript(() => localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none' })));
  await reloadWheneverSeen(page, moves);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Together on this device' }).click();
  const sitters = page.getByRole('dialog').getByLabel(/Who plays in seat/);
  await expect(sitters.first().locator('option[value=casual]')).toBeAttached();
  for (const sitter of await sitters.all()) await sitter.selectOption('casual');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => noted(page, 'found'), { timeout: 120_000 }).toHaveLength(moves);
  const found = await noted(page, 'found');
  // While the old page is being left its players may do one thing more.
  for (const [i, at] of (await noted(page, 'left')).entries()) expect(found[i]).toBeGreaterThanOrEqual(at);
});

test('clicks that come faster than the game is kept are done once each', async ({ page }) => {
  const at = firstRounds.actions.findIndex(({ type }) => type === 'pass');
  await openFixture(page, at);
  await page.evaluate(() => {
    const pass = document.querySelector<HTMLElement>('.bar .button');
    for (let i = 0; i < 4; i++) pass?.click();
  });
  await expectMove(page, at + 1);
  await page.waitForTimeout(300);
  await expectMove(page, at + 1);
});

const languages = [
  ['en', /not let this page save/, 'Play alone'],
  ['it', /non permette a questa pagina di salvare/, 'Gioca da solo'],
  ['fr', /ne permet pas à cette page de garder/, 'Jouer seul'],
] as const;

for (const [language, words, alone] of languages) {
  test(`where nothing may be kept the page says so, plays on and saves a file: ${language}`, async ({ page }) => {
    await page.addInitScript((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished, pace: 'none' }));
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    }, language);
    await page.goto('/');
    await expect(page.locator('.saved-games [role=alert]')).toBeVisible();
    await playAlone(page, '1849', alone);
    const banner = page.locator('.banner.is-unsaved');
    await expect(banner).toHaveText(words);
    await page.locator('.bar .button').first().click();
    await expect(page.locator('.timeline output')).not.toHaveText(/^0\//);
    const download = page.waitForEvent('download');
    await banner.getByRole('button').click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { actions: unknown[] };
    expect(file.actions.length).toBeGreaterThan(0);
  });
}

/** From now on nothing can be written, until there is room. */
async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const full = globalThis as { makeRoom?: () => void };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    full.makeRoom = () => {
      IDBObjectStore.prototype.put = put;
    };
  });
}

test('a game that could not be written to the end is deleted whole', async ({ page }) => {
  await openFixture(page, 20);
  await fillDevice(page);
  await click(page, move(20));
  await expect(page.locator('.banner.is-unsaved')).toContainText('no room left');
  await page.goBack();
  await expect(page.locator('.saved-open')).toContainText('21 moves');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.saved-open')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.saved-games')).toContainText('No game on this device yet');
});

test('a full device: said while it lasts, and all is kept once there is room', async ({ page }) => {
  await openFixture(page, 20);
  await fillDevice(page);
  const banner = page.locator('.banner.is-unsaved');
  await click(page, move(20));
  await expectMove(page, 21);
  await expect(banner).toContainText('no room left');
  await click(page, move(21));
  await expectMove(page, 22);
  await page.evaluate(() => (globalThis as { makeRoom?: () => void }).makeRoom?.());
  await click(page, move(22));
  await expectMove(page, 23);
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expectMove(page, 23);
});

test('a device that does not answer holds nobody up', async ({ page }) => {
  await openFixture(page, 20);
  await holdWrites(page);
  const banner = page.locator('.banner.is-unsaved');
  await click(page, move(20));
  await expect(banner).toContainText('not saved yet');
  await expectMove(page, 21);
  await click(page, move(21));
  await expectMove(page, 22);
  await answerWrite(page);
  await page.waitForFunction(() => (globalThis as Held).asked === 2);
  // The first move is on the disk, the second is not: nothing may be called kept, nor be lost on the way home and back.
  await page.goBack();
  await expect(page.locator('.saved-open')).toContainText('22 moves');
  await page.goForward();
  await expectMove(page, 22);
  await expect(banner).toContainText('not saved yet');
  await answerWrite(page);
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expectMove(page, 22);
});

test('a device that does not answer does not keep a game from beginning', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.saved-games')).toBeVisible();
  await holdWrites(page);
  await playAlone(page);
  await expect(page.locator('.banner.is-unsaved')).toContainText('not saved yet');
  await expect(page.locator('.question')).toBeVisible();
  await answerWrite(page);
  await expect(page.locator('.banner.is-unsaved')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.question')).toBeVisible();
});

interface Held {
  asked?: number;
  answered?: number;
}

/** From now on each write waits until it is answered. */
async function holdWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const held = Object.assign(globalThis as Held, { asked: 0, answered: 0 });
    // A transaction ends when nothing more is asked of it: it is asked again and again.
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
      const mine = ++held.asked;
      const askAgain = () => {
        if (held.answered < mine) this.count().onsuccess = askAgain;
      };
      askAgain();
      return put.call(this, value);
    };
  });
}

const answerWrite = (page: Page) =>
  page.evaluate(() => {
    const held = globalThis as Held;
    held.answered = (held.answered ?? 0) + 1;
  });
