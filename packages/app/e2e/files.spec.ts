import { readFileSync } from 'node:fs';
import { exportGame, title1849 } from '@binario/game-1849';
import { languages, plainSpeaker, say } from '@binario/kernel';
import { catalogues } from '@binario/web/text';
import { expect, type Page, test } from '@playwright/test';
import { changeStored } from './stored.ts';
import { click, expectMove, firstRounds, openFixture, type Recorded } from './table.ts';

const give = (page: Page, content: string) =>
  page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

const { rules } = title1849.game;

const own = {
  format: 'binario',
  game: '1849',
  rules,
  setup: firstRounds.setup,
  seats: ['Anna', 'Bruno', 'Carla'].map((name) => ({ name, kind: 'human' })),
  actions: firstRounds.actions,
};

/** After 20 moves somebody does what nobody may do there. */
const spoilt = { ...own, actions: [...own.actions.slice(0, 20), { type: 'withhold', by: 'P1' }] };

const notice = (page: Page) => page.locator('.banner.is-origin');

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await notice(page).getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a file that can be followed in part is opened so far, and says where and why', async ({ page }) => {
  await page.goto('/');
  await give(page, JSON.stringify(spoilt));
  await expectMove(page, 20);
  // The last one is the language of what follows.
  for (const language of [...languages].reverse()) {
    await page.evaluate((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
    }, language);
    await page.reload();
    const where = { moves: 20, n: 21, of: 21 };
    await expect(notice(page)).toContainText(
      say(catalogues[language], 'origin.parting', where, plainSpeaker(language)),
    );
    await expect(notice(page)).not.toContainText(/withhold|stockTurn|turn\./);
  }
  expect(await downloaded(page, 'Save the original file')).toBe(JSON.stringify(spoilt));
  // Read once, it is not said again; the original stays in the menu.
  await notice(page).getByRole('button', { name: 'Understood' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expectMove(page, 20);
  await expect(notice(page)).toHaveCount(0);
  await page.locator('.menu summary').click();
  await expect(page.getByRole('button', { name: 'Save the original file' })).toBeVisible();
});

test('so is a file of 18xx.games', async ({ page }) => {
  const whole = exportGame(own.setup as never, own.actions as never, ['Anna', 'Bruno', 'Carla']);
  const file = JSON.stringify({
    ...whole,
    actions: [
      ...whole.actions.slice(0, 30),
      { type: 'dividend', kind: 'payout', entity: 'AFG', entity_type: 'corporation' },
      ...whole.actions.slice(30),
    ],
  });
  await page.goto('/');
  await give(page, file);
  await expect(notice(page)).toContainText(`action 31 of ${whole.actions.length + 1}`);
  await expect(notice(page)).not.toHaveText(/payDividend|[{}]|turn\./);
  expect(await downloaded(page, 'Save the original file')).toBe(file);
  await expect(page.locator('.timeline output')).toHaveText(/^3\d\//);
});

test('a file of newer rules is opened only after that was said', async ({ page }) => {
  await page.goto('/');
  await give(page, JSON.stringify({ ...own, rules: 99 }));
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(`version 99 of the rules; this page has version ${rules}`);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.locator('.saved-open')).toHaveCount(0);
  await give(page, JSON.stringify({ ...own, rules: 99 }));
  await asked.getByRole('button', { name: 'Open as far' }).click();
  await expectMove(page, own.actions.length);
  await expect(notice(page)).toContainText('began under version 99');
});

test('a kept game of newer rules is opened when that was said, and playing on loses nothing of it', async ({
  page,
}) => {
  await openFixture(page, 20);
  const actions = [...own.actions.slice(0, 20), { type: 'withhold', by: 'P1' }];
  await changeStored(page, page.url(), { rules: 99, actions });
  await page.reload();
  await expect(page.locator('.missing')).toContainText('newer version of the rules');
  await page.getByRole('button', { name: 'Open as far' }).click();
  await expectMove(page, 20);
  await expect(notice(page)).toContainText('began under version 99');
  await click(page, own.actions[20] as Recorded);
  await expectMove(page, 21);
  await page.reload();
  await expectMove(page, 21);
  const original = JSON.parse(await downloaded(page, 'Save the original file')) as object;
  expect(original).toMatchObject({ rules: 99, actions });
});

test('what is no game, or breaks off, is refused in words', async ({ page }) => {
  await page.goto('/');
  await give(page, JSON.stringify(own).slice(0, 2000));
  await expect(page.getByRole('alert')).toContainText('damaged or not a game file');
  await give(page, '{"title": "Chess"}');
  await expect(page.getByRole('alert')).toContainText('neither a Binario game nor');
});
