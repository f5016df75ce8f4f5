import { createHmac } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginTogether, type Guest, guest, tableBy } from './onlineTable.ts';
import { ownServer } from './ownServer.ts';
import { expectMove, primary } from './table.ts';

/** Anna and Bruno at a table for three with one automatic player. */
async function tableOf(
  browser: Browser,
  server?: string,
  game = '1849',
): Promise<readonly [anna: Guest, bruno: Guest, address: string]> {
  const anna = await guest(browser, 'Anna', server);
  const address = await tableBy(anna, game);
  const bruno = await guest(browser, 'Bruno', server);
  await beginTogether(anna, bruno, address);
  return [anna, bruno, address];
}

/** At the very beginning there is no slider yet; it must be read at one stroke, since an undo may take it away. */
const moves = async (page: Page): Promise<number> => {
  const [shown = '0'] = await page.locator('.timeline output').allTextContents();
  return Number(/^(\d+)/.exec(shown)?.[1]);
};

/** What is on the page now may be gone in a moment: a bot moves, the other one answers. */
const soon = { timeout: 1500 };

async function move(page: Page): Promise<void> {
  const ready = primary(page);
  const pass = page.locator('.bar .button:not(.primary)').first();
  if (await ready.isEnabled(soon)) await ready.click(soon);
  else if (await pass.count()) await pass.click(soon);
  else await page.locator('.offer-button').first().click(soon);
}

/** They play on, whoever is asked, until so many moves are made. */
async function playTo(pages: readonly Page[], wanted: number): Promise<void> {
  const deadline = Date.now() + 100_000;
  while ((await moves(pages[0] as Page)) < wanted && Date.now() < deadline) {
    for (const page of pages) {
      if (await page.locator('.bar').count()) await move(page).catch(() => undefined);
    }
    await pages[0]?.waitForTimeout(50);
  }
}

test('two people at one table: a round together, a chat, consent to an undo, a lost line', async ({ browser }) => {
  test.setTimeout(180_000);
  const [anna, bruno] = await tableOf(browser);
  await expectAccessible(anna.page);

  await bruno.page.getByRole('tab', { name: 'Chat' }).click();
  await bruno.page.getByLabel('Say something').fill('Buona fortuna');
  await bruno.page.getByRole('button', { name: 'Send' }).click();
  await anna.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(anna.page.locator('.chat')).toContainText('Buona fortuna');

  // Anna buys the cheapest private company; Bruno sees it and may not act for her.
  await anna.page.locator('[data-offer="buyPrivate SCE"]').click();
  // A double click is one move.
  await primary(anna.page).dblclick();
  await expectMove(anna.page, 1);
  await expectMove(bruno.page, 1);
  await expect(bruno.page.locator('.bar')).toBeVisible();
  await expect(anna.page.locator('.question')).toContainText('Waiting for');

  // Bruno answers; then Anna asks to go back beyond his move.
  await bruno.page.locator('[data-offer="buyPrivate SIGI"]').click();
  await primary(bruno.page).click();
  await expect.poll(() => moves(bruno.page)).toBeGreaterThanOrEqual(2);
  await expect(anna.page.locator('.bar')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Undo' }).click();
  const request = bruno.page.locator('[data-request="undo"]');
  await expect(request).toContainText('Anna would like to undo back to move 0');
  await request.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => moves(anna.page)).toBe(0);
  await expect.poll(() => moves(bruno.page)).toBe(0);

  await playTo([anna.page, bruno.page], 25);
  await expect.poll(() => moves(anna.page)).toBeGreaterThanOrEqual(25);
  await expect.poll(async () => (await moves(anna.page)) === (await moves(bruno.page))).toBe(true);

  // The line breaks; the game goes on and is there when it is back.
  await bruno.context.setOffline(true);
  await bruno.context.setOffline(false);
  await anna.page.reload();
  await expect.poll(() => moves(anna.page)).toBeGreaterThan(20);
  await expect.poll(async () => (await moves(anna.page)) === (await moves(bruno.page))).toBe(true);
  await anna.context.close();
  await bruno.context.close();
});

/** The page of the one who is asked, once somebody is. */
async function asked(pages: readonly Page[]): Promise<Page> {
  const isAsked = async (page: Page) => (await page.locator('.offer-button').count()) > 0;
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await isAsked(page)) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found as Page;
}

/** They play until the one is asked who has moved, and after whom the other one has. */
async function playUntilOtherMoved(one: Page, other: Page): Promise<void> {
  const done: Page[] = [];
  for (let tries = 0; tries < 400; tries++) {
    for (const page of [one, other]) {
      if ((await page.locator('.bar').count()) === 0) continue;
      if (page === one && done.includes(one) && done.at(-1) === other) return;
      const before = await moves(page);
      await move(page).catch(() => undefined);
      // Chosen, or done: only what is done counts.
      if ((await moves(page)) > before) done.push(page);
    }
    await one.waitForTimeout(50);
  }
  throw new Error('they never took turns');
}

const inStep = async ([anna, bruno]: readonly [Page, Page]): Promise<void> => {
  await expect.poll(async () => (await moves(anna)) === (await moves(bruno)), { timeout: 20_000 }).toBe(true);
};

for (const game of ['1865', '18FB']) {
  test(`two people at a table of ${game}: a double click, consent to an undo, a lost line, a restarted server`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const server = await ownServer();
    const [anna, bruno] = await tableOf(browser, server.address, game);
    const pages = [anna.page, bruno.page] as const;

    // A double click is one move, and no mistake.
    const first = await asked(pages);
    await first.locator('.offer-button').first().click();
    await primary(first).dblclick();
    await expect.poll(() => moves(first)).toBeGreaterThanOrEqual(1);
    await expect(first.getByRole('alert')).toHaveCount(0);

    await playUntilOtherMoved(anna.page, bruno.page);
    const before = await moves(anna.page);
    await anna.page.getByRole('button', { name: 'Undo' }).click();
    const request = bruno.page.locator('[data-request="undo"]');
    await expect(request).toContainText('Anna would like to undo back to move');
    await request.getByRole('button', { name: 'Agree' }).click();
    await expect(request).toHaveCount(0);
    await expect.poll(() => moves(anna.page)).toBeLessThan(before);

    await bruno.context.setOffline(true);
    await bruno.context.setOffline(false);
    await playTo(pages, 25);
    await inStep(pages);
    expect(await moves(anna.page)).toBeGreaterThanOrEqual(25);

    await server.stop();
    await expect(anna.page.getByText('Connection lost')).toBeVisible();
    await server.start();
    await expect(anna.page.getByText('Connection lost')).toHaveCount(0, { timeout: 40_000 });
    await playTo(pages, 30);
    await inStep(pages);
    expect(await moves(anna.page)).toBeGreaterThanOrEqual(30);
    await anna.context.close();
    await bruno.context.close();
    await server.stop();
  });
}

test('a restarted server: nobody does anything, and the game goes on', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await ownServer();
  const [anna, bruno] = await tableOf(browser, server.address);
  await anna.page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(anna.page).click();
  await expectMove(bruno.page, 1);
  await server.stop();
  await expect(anna.page.getByText('Connection lost')).toBeVisible();
  // What is done meanwhile waits, and is done once.
  await bruno.page.locator('[data-offer="buyPrivate SIGI"]').click();
  await primary(bruno.page).click();
  await server.start();
  await expect.poll(() => moves(anna.page), { timeout: 40_000 }).toBeGreaterThanOrEqual(2);
  await expect(anna.page.getByText('Connection lost')).toHaveCount(0);
  await expect.poll(async () => (await moves(anna.page)) === (await moves(bruno.page))).toBe(true);
  await anna.context.close();
  await bruno.context.close();
  await server.stop();
});

test('a game on this device becomes an online table', async ({ browser }) => {
  const anna = await guest(browser, 'Anna');
  const { page } = anna;
  await page.goto('/');
  await page.locator('[data-game="1849"]').getByRole('button', { name: 'Together on this device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-offer="buyPrivate SCE"]').click();
  await primary(page).click();
  await expectMove(page, 1);
  await page.getByText('Menu').click();
  await page.getByRole('button', { name: 'Take this game online' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('.room, .table')).toBeVisible();
  await anna.context.close();
});

test('lobby, form, waiting room and account are accessible', async ({ browser }) => {
  const anna = await guest(browser, 'Anna');
  const { page } = anna;
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New table: 1849' }).click();
  const create = page.getByRole('button', { name: 'Create the table' });
  await expect(create).toBeVisible();
  await expectAccessible(page);
  await create.click();
  await expect(page.getByLabel('Link to send')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Turn notices' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/online');
  await expect(page.locator('[data-table]').first()).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await anna.context.close();
});

test('a guest becomes a member, signs out and in again', async ({ browser }) => {
  const name = `Carla ${Date.now() % 100000}`;
  const carla = await guest(browser, name);
  const { page } = carla;
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Become a member' });
  await form.getByLabel('Password').fill('una parola lunga');
  await form.getByRole('button').click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const door = page.getByRole('form', { name: 'Sign in' });
  await door.getByLabel('Your name').fill(name);
  await door.getByLabel('Password').fill('wrong one');
  await door.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await door.getByLabel('Password').fill('una parola lunga');
  await door.getByRole('button').click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();

  await page.getByText('Codes in addition to the password').click();
  const begin = page.getByRole('form', { name: 'Ask for codes' });
  await begin.getByLabel('Current password').fill('una parola lunga');
  await begin.getByRole('button').click();
  await expect(page.getByRole('img', { name: 'Picture for the authenticator' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const confirm = page.getByRole('form', { name: 'Switch on' });
  await confirm.getByLabel('Code').fill(codeNow(new URL(link ?? '').searchParams.get('secret') ?? ''));
  await confirm.getByRole('button').click();
  await expect(page.getByText('Spare codes left: 10.')).toBeVisible();
  const spare = await page.locator('.spare-codes li').first().textContent();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await door.getByLabel('Your name').fill(name);
  await door.getByLabel('Password').fill('una parola lunga');
  await door.getByRole('button').click();
  await expect(page.getByText('A code from your authenticator app is needed too.')).toBeVisible();
  await door.getByLabel('Code').fill(spare ?? '');
  await door.getByRole('button').click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();
  await carla.context.close();
});

/** What an authenticator shows (RFC 6238). */
function codeNow(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  return String((digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff) % 1e6).padStart(6, '0');
}
