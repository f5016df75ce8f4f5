import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseTile } from './choose.ts';
import { playToTheEnd } from './hasty.ts';
import { isLong, shareOf } from './long.ts';
import {
  card,
  expectMove,
  type Fixture,
  fixture,
  offerKey,
  openFixture,
  openLate,
  playAlone,
  primary,
  type Recorded,
  wholeMap,
} from './table.ts';
import { expectWords, expectWordsInTabs } from './words.ts';

const game = fixture('1865-game');
const odd = fixture('1865-odd');

const first = (type: string, record: Fixture = game): number =>
  record.actions.findIndex((action) => action.type === type);

const at = (index: number, record: Fixture = game): Recorded => record.actions[index] as Recorded;

/** Opens the record just before an action of this type, and gives that action. */
async function before(page: Page, type: string, record: Fixture = game): Promise<Recorded> {
  const index = first(type, record);
  await openFixture(page, index, record);
  return at(index, record);
}

const offer = (page: Page, key: string) => page.locator(`[data-offer="${key}"]`);

async function confirm(page: Page): Promise<void> {
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

/** Does what the record says with clicks only. */
async function click(page: Page, action: Recorded): Promise<void> {
  switch (action.type) {
    case 'pass':
      await page.locator('.bar .button').first().click();
      return;
    case 'layTile':
      await chooseTile(page, action);
      break;
    case 'placeMarker':
      await choose(page, action);
      break;
    case 'payDividend':
      // Lies ready.
      break;
    case 'discardTrain':
      // Trains alike are offered once: whichever stands for this one.
      await page
        .locator(`[data-offer^="discardTrain ${String(action.train).split('-')[0]}-"]`)
        .first()
        .click();
      break;
    default:
      await offer(page, offerKey(action)).click();
  }
  await confirm(page);
}

/** Ways to one place are told apart by their route: the button, and the line drawn on the map. */
async function choose(page: Page, { route }: Recorded): Promise<void> {
  const wanted = (route as readonly string[]).join(' ');
  const ways = page.locator('.offer-button[data-offer="placeMarker"]');
  for (let i = 0; i < (await ways.count()); i++) {
    await ways.nth(i).click();
    await expect(page.locator('.routes')).toBeVisible();
    if ((await page.locator('.routes > g').first().getAttribute('data-way')) === wanted) return;
  }
  throw new Error(`no way ${wanted}`);
}

test('two stock rounds and the operating rounds between them by clicks, the Dragons acting', async ({ page }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await openFixture(page, 0, game);
  // To the first conversion: three cards each, launches, floating, track, markers, trains, dividends.
  const end = first('convert') + 1;
  for (let move = 0; move < end; move++) {
    await click(page, at(move));
    await expectMove(page, move + 1);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  for (const line of [/launches/, /is floated/, /lays tile/, /places a marker/, /buys PH2/, /pays/, /Dragons buy/]) {
    await expect(log.getByText(line).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('two clicks start a hot-seat game, in every form of the game', async ({ page }) => {
  for (const [players, form, asked] of [
    [2, 'short', /chooses a maritime company/],
    [4, 'normal', /chooses a maritime company/],
    [3, 'c5basic', /may sell shares/],
    [4, 'c5expansion', /may sell shares/],
  ] as const) {
    await page.goto('/');
    await card(page, '1865').getByRole('button', { name: 'Together on this device' }).click();
    await page.locator('.seating .chip', { hasText: String(players) }).click();
    // Open already where something unusual was chosen last time.
    await page
      .locator('.seating details')
      .first()
      .evaluate((box) => box.setAttribute('open', ''));
    await page.locator(`.seating input[value="${form}"]`).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('.question')).toContainText(asked);
    // One island, one map; two islands can be shown in two ways.
    await expect(page.locator('.map-choice .chip')).toHaveCount(form.endsWith('basic') || form === 'short' ? 0 : 2);
  }
});

test('a launch shows its starting boxes and what it changes', async ({ page }) => {
  await openFixture(page, first('launch'), game);
  await offer(page, 'launch FMS 100').click();
  await expect(page.locator('.effects')).toContainText('L.330 → L.130');
  await expect(primary(page)).toContainText('FMS');
});

test('a conversion', async ({ page }) => {
  await before(page, 'convert');
  await offer(page, 'convert').click();
  await expect(page.locator('.effects')).toContainText('becomes a major');
  await confirm(page);
  await expectMove(page, first('convert') + 1);
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page.locator('.charter').filter({ hasText: 'major' }).first()).toBeVisible();
});

test('a maritime card with its bonus at once', async ({ page }) => {
  const action = await before(page, 'transferCard');
  const button = offer(page, `transferCard ${action.private}`);
  await expect(button).toContainText(/traffic \+\d now/);
  await button.click();
  await expect(page.locator('.effects')).toContainText(/Traffic of \w+: \d+ → \d+/);
  await expect(primary(page)).toContainText(/traffic \+\d now/);
  await confirm(page);
  await page.getByRole('tab', { name: 'Trains' }).click();
  await expect(page.locator('.trains')).toContainText('✓');
});

test('an absorption step by step, with what goes where', async ({ page }) => {
  const action = await before(page, 'absorb');
  const merger = page.locator('.merger').filter({ has: offer(page, `absorb ${action.corp}`) });
  await expect(merger.locator('.merger-steps li')).toHaveCount(5);
  await expect(merger).toContainText(/Paid: .*L\.\d/);
  await offer(page, `absorb ${action.corp}`).click();
  await expect(page.locator('.effects')).toContainText(`${action.corp} leaves the board`);
  await confirm(page);
  // Mines may be given up first.
  await expect(page.locator('.question')).toContainText('mines');
  await page.locator('.bar .button').first().click();
  // Then every marker can be chosen: the rules answer a choice that leaves out a city.
  await expect(page.locator('[data-replace]').first()).toBeVisible();
  const city = page.locator('[data-replace]:checked').first();
  await city.uncheck();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/1865 §5\.4/);
  await expect(primary(page)).toBeDisabled();
  await page.locator('[data-replace]:not(:disabled)').first().check();
  await confirm(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .locator('.log')
      .getByText(/replaces markers/)
      .last(),
  ).toBeVisible();
});

test('a forced purchase: help, forced sale, train', async ({ page }) => {
  const action = await before(page, 'helpBuy');
  await expect(page.locator('.question')).toContainText('must help');
  await offer(page, `helpBuy ${action.train}`).click();
  await confirm(page);
  await expect(page.locator('.question')).toContainText('must sell shares');
  // What is refused says why.
  await page.locator('.refused summary').click();
  await expect(page.locator('.refused').getByRole('link').first()).toHaveText(/1865 §3\.4/);
  for (let sales = 0; sales < 6; sales++) {
    if ((await page.locator('.question').textContent())?.includes('must sell') !== true) break;
    const move = first('helpBuy') + 1 + sales;
    await offer(page, offerKey(at(move))).click();
    await confirm(page);
    await expectMove(page, move + 1);
  }
  await expect(page.locator('.question')).not.toContainText('must sell');
});

test('an offer for a train is answered, a surplus train given back, a mine given up, a loan repaid', async ({
  page,
}) => {
  for (const type of ['refuse', 'consent', 'discardTrain', 'vacateMine', 'repayLoan', 'beAbsorbed']) {
    const action = await before(page, type, odd);
    await click(page, action);
    await expectMove(page, first(type, odd) + 1);
  }
});

test('the Dragons Chart shows what the Dragons will do, and they do it', async ({ page }) => {
  const sale = 1 + game.actions.findIndex((_, move) => move > 60 && at(move).type === 'convert');
  await openFixture(page, sale, game);
  await page.getByRole('tab', { name: 'Dragons' }).click();
  const turn = page.locator('.foresight-purchase').first();
  await expect(turn).toContainText(/Dragons buy \w+ from the .* at L\.\d+/);
  await expect(turn.locator('.quiet')).not.toBeEmpty();
  const corp = /buy (\w+) from/.exec((await turn.textContent()) ?? '')?.[1];
  await expect(page.locator('.chart-1865 .market-token').first()).toBeVisible();
  // The player passes, and the Dragons buy what was foreseen.
  await page.locator('.bar .button').first().click();
  await expectMove(page, sale + 1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .locator('.log')
      .getByText(/Dragons buy/)
      .last(),
  ).toContainText(corp ?? '-');
});

test('a hex that takes no tile says why not and leads to the paragraph', async ({ page }) => {
  await before(page, 'layTile');
  await wholeMap(page);
  await page.locator('[data-hex="F45"]').click();
  const reason = page.getByRole('alert');
  await expect(reason.getByRole('link')).toHaveText(/1865 §/);
  await reason.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/1865\/\d/);
  await expect(page.locator('.rule.is-sought')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.question')).toBeVisible();
});

test('a refused offer is grey, with its reason and its paragraph; undo and reload lose nothing', async ({ page }) => {
  await openFixture(page, first('helpBuy'), game);
  const refused = page.locator('.refused').first();
  if ((await refused.getAttribute('open')) === null) await refused.locator('summary').click();
  await expect(refused.locator('li').first().getByRole('link')).toHaveText(/1865 §4/);
  await openFixture(page, 30, game);
  await click(page, at(30));
  await expectMove(page, 31);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMove(page, 30);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectMove(page, 31);
  const asked = await page.locator('.question').textContent();
  await page.reload();
  await expectMove(page, 31);
  await expect(page.locator('.question')).toHaveText(asked ?? '');
});

test('rulebook, rulings and sources can be read', async ({ page }) => {
  for (const [book, words] of [
    ['rules/1865/3.2', /Dragons/],
    ['rulings/1865', /slot/],
    ['sources/1865', /[Rr]econstruct/],
  ] as const) {
    await page.goto(`/${book}`);
    await expect(page.locator('.rule').filter({ hasText: words }).first()).toBeVisible();
  }
});

test('the guided first rounds, step by step to their end', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await card(page, '1865').getByRole('button', { name: 'Learn 1865' }).click();
  const hand = page.locator('.lesson-hand .button');
  await expect(hand).toBeVisible();
  let move = 0;
  for (; move < 60 && (await hand.count()) > 0; move++) {
    await hand.click();
    await confirm(page);
    await expectMove(page, move + 1);
  }
  expect(move).toBeGreaterThan(30);
  await expect(page.locator('.lesson')).toContainText('guided round');
  // As figure 3 has it, and the card of Cagliari on top: traffic 16, two trains and a card.
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page.locator('.charter').first()).toContainText('Traffic 16 · coverage 24');
});

test('the keyboard goes all over the map, and from one island to the other', async ({ page }) => {
  await before(page, 'layTile');
  // The northern tip of Sardinia; Corsica lies to the right of it on the atlas.
  await page.locator('[data-hex="I24"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-hex]:focus')).toHaveAttribute('data-hex', /^[A-H]1?\d$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-hex]:focus')).toHaveAttribute('data-hex', /^[A-I][234]\d$/);
});

const positions = [
  ['the draft', 0],
  ['a stock round', first('launch')],
  ['laying track', first('layTile')],
  ['a marker', first('placeMarker')],
  ['an income', first('withhold')],
  ['a conversion', first('convert')],
  ['an absorption', first('absorb')],
  ['replacing markers', first('replaceMarkers')],
  ['a forced purchase', first('helpBuy')],
  ['a forced sale', first('helpBuy') + 1],
] as const;

for (const [language, dragons] of [
  ['it', 'Dragoni'],
  ['fr', 'Traders'],
] as const) {
  test(`1865: everything in ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
    }, language);
    for (const [, moves] of shareOf(positions, language === 'it' ? 0 : 1, 2)) {
      await openFixture(page, moves, game);
      await expectWords(page);
    }
    await expectWordsInTabs(page);
    await expect(page.getByRole('tab', { name: dragons })).toBeVisible();
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`1865: axe finds nothing, ${scheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const [, moves] of shareOf(positions, scheme === 'light' ? 0 : 1, 2)) {
      await openFixture(page, moves, game);
      await expectAccessible(page);
    }
    for (const tab of shareOf(['Companies', 'Dragons', 'Market', 'Trains', 'Log'], scheme === 'light' ? 0 : 1, 2)) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
    await openFixture(page, game.actions.length, game);
    await expect(page.locator('.chart').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('1865 on a phone: nothing is wider than the screen, every panel is a tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [, moves] of positions) {
    await openFixture(page, moves, game);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  for (const tab of ['Players', 'Companies', 'Dragons', 'Market', 'Trains', 'Tiles', 'Log', 'Plans', 'Now']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('1865 alone against three Casual players to the end of the game', async ({ page }) => {
  test.setTimeout(420_000);
  await page.addInitScript(() => {
    localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none', language: 'en' }));
  });
  if (isLong) {
    await page.goto('/');
    await playAlone(page, '1865');
  } else await openLate(page, game);
  await expect(page.locator('.question, .end').first()).toBeVisible();
  await playToTheEnd(page, 390);
  await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
  // Worth, prices, income, and the traffic of this game.
  await expect(page.locator('.chart')).toHaveCount(4);
});
