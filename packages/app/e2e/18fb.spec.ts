import { game18fb, title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { lesson18fb } from '@binario/game-18fb/lesson';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { playToTheEnd } from './hasty.ts';
import { isLong, shareOf } from './long.ts';
import { type Position, positionsFor } from './positions.ts';
import { card, expectMove, fixture, openFixture, openLate, playAlone, primary, wholeMap } from './table.ts';
import { expectWords, expectWordsInTabs } from './words.ts';

const { script } = lesson18fb;

/** Positions of random games, found anew by the rules as they are: one for every type of action. */
let found: ReadonlyMap<string, Position> | undefined;

function positionOf(type: string): Position {
  const wishes = [{ players: 4, variants: [] }];
  found ??= positionsFor(title18fb, bots18fb, Object.keys(game18fb.forms), wishes);
  const position = found.get(type);
  if (!position) throw new Error(`no position for ${type}`);
  return position;
}

async function open(page: Page, type: string): Promise<Position> {
  const position = positionOf(type);
  await openFixture(page, position.actions.length, { game: '18fb', ...position } as never);
  return position;
}

const offer = (page: Page, key: string) => page.locator(`[data-offer="${key}"]`);
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function confirm(page: Page): Promise<void> {
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

test('the guided first rounds: political round, stock round and operating rounds by clicks', async ({ page }) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/');
  await card(page, '18fb').getByRole('button', { name: 'Learn 18FB' }).click();
  const hand = page.locator('.lesson-hand .button');
  await expect(hand).toBeVisible();
  let move = 0;
  for (; move < 100 && (await hand.count()) > 0; move++) {
    await hand.click();
    await confirm(page);
    await expectMove(page, move + 1);
  }
  expect(move).toBeGreaterThan(60);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  for (const line of [/puts .* up for auction/, /acquires the concession/, /uses Panfilo/, /secured interest/]) {
    await expect(log.getByText(line).first()).toBeVisible();
  }
  for (const line of [
    /places its home token/,
    /provisional operation/,
    /pays out D50/,
    /FB buys a certificate of LdA/,
  ]) {
    await expect(log.getByText(line).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('two clicks start a hot-seat game for three to six', async ({ page }) => {
  for (const players of [3, 6]) {
    await page.goto('/');
    await card(page, '18fb').getByRole('button', { name: 'Together on this device' }).click();
    await page.locator('.seating .chip', { hasText: String(players) }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('.question')).toContainText('chooses the next lot to be auctioned');
    await expect(page.locator('.players .player:not(.bank)')).toHaveCount(players);
    await expect(page.locator('[data-offer^="chooseLot"]')).toHaveCount(8);
  }
});

test('a concession shows deposit and pars, and what it changes', async ({ page }) => {
  // Nobody can get ahead of the owner of Panfilo himself.
  const moves = script.findIndex(({ say }) => say === 'learn.concessionBayard');
  const actions = script.map(({ action }) => action);
  await openFixture(
    page,
    moves,
    { game: '18fb', setup: { players: 3, seed: lesson18fb.wish.seed }, actions } as never,
    3,
  );
  const row = page.locator('.own-row').filter({ has: offer(page, 'acquireConcession NN 60 none') });
  await expect(row).toContainText('Deposit D100');
  await offer(page, 'acquireConcession NN 60 none').click();
  await expect(page.locator('.effects')).toContainText('D790 → D570');
  await expect(page.locator('.effects')).toContainText(/Concession of NN: bank →/);
  await expect(page.locator('.effects')).toContainText('NN: building');
  await expect(primary(page)).toContainText('in all D220');
});

test('secured interest is shown by the reading of the table', async ({ page }) => {
  const { setup, ...position } = positionOf('acquireConcession');
  const percent = { game: '18fb', ...position, setup: { ...(setup as object), interest: 'percentOfPar' } };
  await openFixture(page, position.actions.length, percent as never);
  await expect(page.locator('.own-row').filter({ hasText: '% of the par a share' }).first()).toBeVisible();
  await open(page, 'acquireConcession');
  await expect(
    page
      .locator('.own-row')
      .filter({ hasText: /secured interest D\d+ a share/ })
      .first(),
  ).toBeVisible();
});

test('a card is lent to a company of another player, and the cards say so', async ({ page }) => {
  const { action } = await open(page, 'lendCard');
  const { private: card, corp } = action as unknown as { private: string; corp: string };
  await expect(offer(page, `lendCard ${card} ${corp}`)).toBeHidden();
  await page.locator('.lending-18fb summary').click();
  await offer(page, `lendCard ${card} ${corp}`).click();
  await confirm(page);
  await page.getByRole('tab', { name: 'Cards and concessions' }).click();
  await expect(page.getByText(`lent to ${corp}`).first()).toBeVisible();
});

test('what is refused is grey, with its reason and the way to its paragraph', async ({ page }) => {
  await open(page, 'sellShares');
  await page.locator('.refused summary').click();
  await page
    .locator('.refused')
    .getByRole('link', { name: /18FB §/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/18fb\/\d/);
  await expect(page.locator('.rule.is-sought')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.question')).toBeVisible();
});

test('undo, redo and reload lose nothing', async ({ page }) => {
  const position = await open(page, 'layTile');
  const at = position.actions.length;
  await choose(page, position);
  await expectMove(page, at + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMove(page, at);
  await page.getByRole('button', { name: '↷ Redo', exact: true }).click();
  await expectMove(page, at + 1);
  const asked = await page.locator('.question').textContent();
  await page.reload();
  await expectMove(page, at + 1);
  await expect(page.locator('.question')).toHaveText(asked ?? '');
});

test('a hex that takes no tile says why not', async ({ page }) => {
  await open(page, 'layTile');
  await wholeMap(page);
  await page.locator('[data-hex="F41"]').click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/18FB §3\.4\.1/);
});

test('a hex in which no token can be laid says why not', async ({ page }) => {
  await open(page, 'placeToken');
  await wholeMap(page);
  await page.locator('[data-hex="F41"]').click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/18FB §/);
});

test('an auction shows what the card does, the highest bid, and who can still bid', async ({ page }) => {
  const position = await open(page, 'bid');
  const state = page.locator('.auction-18fb');
  await expect(state).toContainText('No bid yet: it opens at D');
  await expect(state).toContainText(/income D\d+/);
  const bidder = (await page.locator('.question').textContent())?.split(' ')[0] ?? '';
  await choose(page, position);
  await expectMove(page, position.actions.length + 1);
  await expect(state).toContainText(new RegExp(`Highest bid: D\\d+ by ${bidder}`));
  await expect(state).toContainText('Can still bid:');
  await expect(state.locator('.known-18fb')).not.toContainText(bidder);
});

test('a company at work shows its President, its money and its trains', async ({ page }) => {
  await open(page, 'buyTrain');
  const company = page.locator('.head-company');
  await expect(company).toContainText(/Treasury ?D\d.*Trains.*President ?\w/);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(company).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(360);
  // The buttons that choose a map and those that zoom do not lie on one another, in the longest of the languages.
  await page.evaluate(() => localStorage.setItem('binario.settings', JSON.stringify({ language: 'fr' })));
  await page.reload();
  const [choice, tools] = [page.locator('.map-choice'), page.locator('.map-tools')];
  await expect(choice).toContainText('Les deux cartes');
  const [left, right] = [await choice.boundingBox(), await tools.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('wherever the lot seats them, people decide for themselves, and so do automatic players', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: 'en' }));
  });
  const seats = ['Anna', 'Casual 1', 'Casual 2', 'Casual 3'].map((name, i) => ({
    name,
    kind: i > 0 ? 'bot' : 'human',
  }));
  for (const seed of [1, 2, 3, 4]) {
    await page.goto('/');
    const setup = title18fb.setup({ players: 4, seed, variants: [], options: {} });
    const file = { format: 'binario', game: '18fb', setup, actions: [], seats };
    const buffer = Buffer.from(JSON.stringify(file));
    await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
    await page.waitForURL(/\/game\//);
    await expect(page.locator('.bar')).toBeVisible();
    await expect(page.locator('.question')).toContainText('Anna');
  }
});

test('token routes are drawn on the map, with cost and markers', async ({ page }) => {
  const { action } = await open(page, 'placeToken');
  const way = (action as unknown as { readonly route: readonly string[] }).route.join(' ');
  await offer(page, 'placeToken').first().click();
  await expect(page.locator(`.routes [data-way="${way}"]`)).toBeAttached();
  await expect(offer(page, 'placeToken').first()).toContainText(/D\d+, town markers \+\d/);
  await expect(page.locator('.effects')).toContainText(/D\d+ → D\d+/);
});

test('the two maps: both at once, and the small one alone', async ({ page }) => {
  await open(page, 'layTile');
  const all = await page.locator('[data-hex]').count();
  await page.getByRole('button', { name: 'Napoli', exact: true }).click();
  const small = await page.locator('[data-hex]').count();
  expect(small).toBeLessThan(40);
  expect(all).toBeGreaterThan(150);
  await expect(page.locator('[data-hex="nC6"]')).toHaveAccessibleName(/home of NN/);
});

test('on a small laptop the choice of maps leaves the title of the map free', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, 'placeToken');
  const choice = await page.locator('.map-choice').boundingBox();
  const title = await page.locator('.legend-title').boundingBox();
  expect(title?.y).toBeGreaterThan((choice?.y ?? 0) + (choice?.height ?? 0));
});

test('a dividend in three ways: who gets what', async ({ page }) => {
  await open(page, 'payDividend');
  await expect(page.locator('.dividend thead th')).toHaveText(['Who gets what', 'Full', 'Half', 'Nothing']);
  await expect(page.locator('.dividend .earnings')).toContainText('The best run, and the only legal one');
  await page.locator('[data-offer="payDividend half"]').click();
  await expect(page.locator('.effects')).toContainText(/D\d/);
});

test('the poll shows who is asked and what was said', async ({ page }) => {
  const position = await open(page, 'merge');
  await expect(page.locator('.own-row.is-asked')).toHaveCount(1);
  await choose(page, position);
  await expectMove(page, position.actions.length + 1);
});

test('rulebook, rulings and sources can be read', async ({ page }) => {
  for (const [book, words] of [
    ['rules/18fb/3.4.2', /token/i],
    ['rulings/18fb', /ledge/],
    ['sources/18fb', /[Rr]econstructed/],
  ] as const) {
    await page.goto(`/${book}`);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test('a ruling stands beside its rule, with its question, and leads back', async ({ page }) => {
  await page.goto('/rules/18fb/3.4.2');
  await page.locator('[id="s3.4.2"]').getByRole('link', { name: 'O6' }).first().click();
  await expect(page.locator('.rule.is-sought')).toContainText('What is a token route, and what does it cost?');
  await page.locator('.rule.is-sought').getByRole('link', { name: '§ 3.4.2' }).click();
  await expect(page).toHaveURL(/\/rules\/18fb\/3\.4\.2/);
});

const kinds = ['chooseLot', 'bid', 'acquireConcession', 'layTile', 'placeToken', 'payDividend', 'buyTrain'];
const late = ['preemptPurchase', 'merge', 'acquireRegional', 'helpBuy', 'sellHolding', 'startCompany'];
const tabs = ['Companies', 'Market', 'Cards and concessions', 'Regionals', 'Trains', 'Log'];

for (const [language, cards] of [
  ['it', 'Carte e concessioni'],
  ['fr', 'Cartes et concessions'],
] as const) {
  test(`18FB: everything in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
    }, language);
    for (const type of shareOf([...kinds, ...late], language === 'it' ? 0 : 1, 2)) {
      await open(page, type);
      await expectWords(page);
    }
    await expectWordsInTabs(page);
    await expect(page.getByRole('tab', { name: cards })).toBeVisible();
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`18FB: axe finds nothing, ${scheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const type of shareOf([...kinds, ...late], scheme === 'light' ? 0 : 1, 2)) {
      await open(page, type);
      await expectAccessible(page);
    }
    for (const tab of shareOf(tabs, scheme === 'light' ? 0 : 1, 2)) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
  });
}

test('18FB on a phone: nothing is wider than the screen, every panel is a tab', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const type of shareOf([...late, ...kinds], 0, 2)) {
    await open(page, type);
    expect(await width(page), type).toBeLessThanOrEqual(390);
  }
  for (const tab of ['Players', ...tabs, 'Tiles', 'Plans', 'Now']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await width(page), tab).toBeLessThanOrEqual(390);
  }
});

test('18FB alone against Casual players to the end of the game', async ({ page }) => {
  test.setTimeout(420_000);
  await page.addInitScript(() => {
    localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: 'en' }));
  });
  if (isLong) {
    await page.goto('/');
    await playAlone(page, '18fb');
  } else await openLate(page, fixture('18fb-game'));
  await expect(page.locator('.question, .end').first()).toBeVisible();
  await playToTheEnd(page, 390);
  await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(4);
});
