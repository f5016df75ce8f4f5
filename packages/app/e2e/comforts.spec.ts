import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectMove, firstRounds, fixture, offerKey, openFixture, primary, type Recorded } from './table.ts';

const game18fb = fixture('18fb-game');
const game1865 = fixture('1865-game');

const prefer = (page: Page, settings: object) =>
  page.addInitScript((chosen) => localStorage.setItem('binario.settings', JSON.stringify(chosen)), settings);

const news = (page: Page) => page.locator('.order-news');
const wish = (page: Page, words: RegExp) => page.locator('.order-wish').filter({ hasText: words });

test('an order buys again on this device, outlasts a reload, and rests after an undo', async ({ page }) => {
  await openFixture(page, 41, game18fb);
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  await wish(page, /^Buy FC from the initial offer .* its price and president stay the same/)
    .getByRole('button')
    .click();
  // Dario is asked: it acts at once, and says so.
  await expectMove(page, 42);
  await expect(news(page)).toContainText('Dario (standing order): Buy FC from the initial offer');
  await page.locator('body').press('z');
  await expectMove(page, 41);
  await expect(page.locator('.orders li')).toHaveCount(1);
  await page.reload();
  await expectMove(page, 42);
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  await page.locator('.orders li').getByRole('button').click();
  await expect(page.locator('.orders li')).toHaveCount(0);
});

test('an order to pass ends with what it waited for, and says what that was', async ({ page }) => {
  await openFixture(page, 34, firstRounds, 3);
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  await page.locator('.orders > label select').selectOption('P3');
  await wish(page, /^Pass in this stock round until somebody sells/)
    .getByRole('button')
    .click();
  await expect(page.locator('.orders li')).toContainText('Carla');
  const sale = firstRounds.actions[34] as Recorded;
  await page.locator(`[data-offer="${offerKey(sale)}"]`).click();
  await page.locator('.bar .primary').click();
  await expectMove(page, 35);
  await expect(news(page)).toContainText('Standing order of Carla ended');
  await expect(news(page)).toContainText('CTL');
  await expect(page.locator('.orders li')).toHaveCount(0);
});

test('bids go up to a sum and then stop; notes are kept with the game', async ({ page }) => {
  await openFixture(page, 1, game18fb);
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  await page.locator('.orders > label select').selectOption('P3');
  const bids = wish(page, /^When bids compete/);
  await bids.getByRole('combobox').selectOption('Falcon');
  await bids.getByRole('spinbutton').fill('100');
  await bids.getByRole('button').click();
  await expect(page.locator('.orders li')).toContainText('up to D100');
  const bid = async (price: number) => {
    await page.locator('.now .stepper input').fill(String(price));
    await expect(primary(page)).toContainText(String(price));
    await primary(page).click();
  };
  await page.locator('body').press('p');
  await expectMove(page, 2);
  // Dario bids, Carla raises by her order, Bruno passes; at more than her sum she drops out, and the lot is sold.
  await bid(80);
  await expectMove(page, 4);
  await expect(news(page)).toContainText('Carla (standing order)');
  await page.locator('body').press('p');
  await expectMove(page, 5);
  await bid(105);
  await expectMove(page, 7);
  await expect(news(page)).toContainText('Dario gets Giuseppe Falcon De Cimer for D105.');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Buy early.');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Buy early.');
});

test('a link leads to a move, another holds the game; 18xx.games gets a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFixture(page, 20, firstRounds, 3);
  const address = page.url();
  await page.goto(`${address}?move=7`);
  await expect(page.locator('.timeline output')).toHaveText('7/20');
  await page.getByText('Menu').click();
  await page.getByRole('button', { name: 'Share and export' }).click();
  const share = page.getByRole('dialog');
  await expect(share).toContainText('Seed of this game: 9');
  await share.getByRole('button', { name: 'Copy a link that holds' }).click();
  await expect(share.getByRole('status').first()).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saving = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Save for 18xx.games' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved).toMatchObject({ title: '1849', players: [{ name: 'Anna' }, { name: 'Bruno' }, { name: 'Carla' }] });
  await page.goto(link);
  await page.waitForURL(/\/game\//);
  await expectMove(page, 7);
  await page.goto('/open#damaged');
  await expect(page.getByText('This link is damaged')).toBeVisible();
});

test('a refusal can be reported with its position, paragraph and versions', async ({ page }) => {
  await openFixture(page, 6, firstRounds, 3);
  const folded = page.locator('details.refused:not([open]) summary').first();
  if ((await folded.count()) > 0) await folded.click();
  await page.getByRole('button', { name: 'Wrong?' }).first().click();
  const report = page.getByRole('dialog', { name: 'Report a wrong rule' });
  await report.getByLabel('What should be possible, and why').fill('It should be allowed.');
  const text = await report.getByLabel('The report').inputValue();
  expect(text).toMatch(/^Binario \d+\.\d+\.\d+, 1849, rules \d+, en$/m);
  expect(text).toMatch(/^Refused: .* \(1849 §[\d.]+, \w+\.\w+\)$/m);
  expect(text).toContain('It should be allowed.');
  expect(JSON.parse(text.split('\n').at(-1) ?? '')).toMatchObject({ format: 'binario', game: '1849' });
  await expectAccessible(page);
});

test('books can be searched, and words are explained', async ({ page }) => {
  await page.goto('/rules/1849');
  await page.getByRole('searchbox').fill('priority');
  await expect(page.getByRole('status')).toContainText('found');
  await expect(page.locator('mark').first()).toHaveText(/priority/i);
  await page.getByRole('searchbox').fill('no such word');
  await expect(page.getByRole('status')).toHaveText('Nothing found.');
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  for (const word of ['The goal of the game', 'ISR, initial stock round', 'OR, operating round', 'Certificate', 'Pool'])
    await expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
});

test('the log folds what repeats itself, shows one company, and leads to hex and move', async ({ page }) => {
  await openFixture(page, 280, game18fb);
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = page.locator('.log > li:visible');
  const folded = await lines.count();
  await page.locator('.log-more button').last().click();
  await expect(page.locator('.log-more button[aria-expanded=true]')).toHaveCount(1);
  expect(await lines.count()).toBeGreaterThan(folded);
  await page.locator('.log-filter select').selectOption('FC');
  expect(await lines.count()).toBeLessThan(folded);
  await page.locator('.log-hex:visible').first().click();
  await expect(page.locator('.timeline')).toHaveClass(/is-past/);
  await page.locator('body').press('Escape');
  await expect(page.locator('.timeline')).not.toHaveClass(/is-past/);
});

test('in a plan the others are played, and the plan can be played in the game', async ({ page }) => {
  await openFixture(page, 41, game18fb);
  await page.getByRole('button', { name: 'Plan from here' }).first().click();
  await page.locator('body').press('p');
  await expect(page.locator('.timeline output')).toHaveText('42/42');
  await page.getByRole('button', { name: 'Let the others play until Dario is asked' }).click();
  await expect(page.getByRole('button', { name: 'Let the others play until Dario is asked' })).toBeDisabled();
  await expect(page.locator('.question')).toContainText('Dario');
  const planned = await page.locator('.timeline output').textContent();
  await page.getByRole('button', { name: 'Play this plan in the game' }).click();
  await expect(page.locator('.banner.is-plan')).toHaveCount(0);
  await expect(page.locator('.timeline output')).toHaveText(planned ?? '');
});

/** Does what the record says by keys and by the names a screen reader hears. */
async function byName(page: Page, action: Recorded): Promise<void> {
  const lay = action.type === 'layTile' && `[data-lay-now="${action.hex} ${action.tile} ${action.rotation}"]`;
  const { route, price: _price, ...plain } = action;
  const offer = `[data-offer^="${offerKey(plain as Recorded)}"]`;
  if (action.type === 'pass') await page.keyboard.press('p');
  else if (action.type === 'runTrains') await page.keyboard.press('Enter');
  else {
    const button = page.locator(lay || offer).first();
    const name = await button.evaluate((node) => {
      const hidden = node.querySelector('.visually-hidden');
      return (node.getAttribute('aria-label') ?? (hidden ?? node).textContent ?? '').trim();
    });
    expect(name).not.toBe('');
    const named = page.getByRole('button', { name, exact: true }).first();
    await named.focus();
    await page.keyboard.press('Enter');
  }
  if (route !== undefined) expect(offer).toContain(action.type);
}

for (const [game, moves, record, players] of [
  ['1849', [48, 51], firstRounds, 3],
  ['1865', [29, 35], game1865, 3],
  ['18FB', [496, 501], game18fb, 4],
] as const) {
  test(`a whole turn of ${game} by keys and names, each question announced under the focus`, async ({ page }) => {
    await prefer(page, { language: 'en', oneClick: true });
    await openFixture(page, moves[0], record, players);
    await page.locator('.question').focus();
    for (let at: number = moves[0]; at < moves[1]; at++) {
      await byName(page, record.actions[at] as Recorded);
      await expectMove(page, at + 1);
      await expect(page.locator('.question')).toBeFocused();
      await expect(page.locator('.question')).toHaveAttribute('role', 'status');
    }
  });
}

test('from 360 pixels to 4K nothing overflows and axe finds nothing', async ({ page }) => {
  await prefer(page, { language: 'en', oneClick: true });
  await openFixture(page, 496, game18fb);
  for (const [width, height] of [
    [360, 740],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.lay-one').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
});

test('“What would you do?” names a choice, the next best and the difference, and puts it forward', async ({ page }) => {
  await openFixture(page, 35, firstRounds, 3);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.locator('.advice');
  await expect(advice).toContainText('I would choose:');
  await expect(advice.locator('.advice-parts tr').first()).toContainText('dividends to come+L.');
  await expectAccessible(page);
  const [first] = await advice.getByRole('button').allTextContents();
  await advice.getByRole('button').first().click();
  await expect(primary(page)).toHaveText(first ?? '');
  await primary(page).click();
  await expectMove(page, 36);
  await expect(advice.getByRole('button', { name: 'What would you do?' })).toBeVisible();
});
