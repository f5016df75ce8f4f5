import { readFileSync } from 'node:fs';
import { type Setup, title1849 } from '@binario/game-1849';
import { type Action, boardDigest, hashOf, replay } from '@binario/kernel';
import type { ExportedTable, TableAnswer, ViewAnswer } from '@binario/protocol';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginTogether, guest } from './onlineTable.ts';
import { ownServer } from './ownServer.ts';
import { card, primary } from './table.ts';

const { game, boards } = title1849;
const { builtIn } = boards;
const { AFG } = builtIn.corporations;

/** Sicily with dearer hills, a purple Garibaldi, and Enna by another name. */
const board = {
  ...builtIn,
  name: 'Sicily of Anna',
  terrain: { rough: 40, hills: 100, mountains: 200 },
  corporations: { ...builtIn.corporations, AFG: { ...AFG, colour: 'purple' } },
};

const asFile = (value: unknown) => ({
  name: 'board.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 1)),
});

const head = (page: Page) => page.locator('.topbar-round');
const form = (page: Page) => page.locator('.seating');
const boardChoice = (page: Page) => form(page).getByLabel('Board', { exact: true });

/** Whoever is asked does what lies ready, until so many moves are made. */
async function playTo(pages: readonly Page[], wanted: number): Promise<void> {
  const [first] = pages as readonly [Page];
  const made = async () => Number.parseInt((await first.locator('.timeline output').allTextContents())[0] ?? '0', 10);
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          const pass = page.locator('.bar .button:not(.primary)').first();
          const soon = { timeout: 1500 };
          if (
            await primary(page)
              .isEnabled(soon)
              .catch(() => false)
          )
            await primary(page)
              .click(soon)
              .catch(() => undefined);
          else if (await pass.count()) await pass.click(soon).catch(() => undefined);
        }
        return made();
      },
      { timeout: 40_000, intervals: [100] },
    )
    .toBeGreaterThanOrEqual(wanted);
}

interface Saved {
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

/** The first game of the list on the home page, as a file. */
async function savedFrom(page: Page): Promise<Saved> {
  await page.goto('/');
  const download = page.waitForEvent('download');
  await page.locator('.saved-games').getByRole('button', { name: 'Save as file' }).first().click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Saved;
}

/** Played from the start by the rules: every action must be one that they allow. */
const hashAfter = ({ setup, actions }: Saved): string => hashOf(game, replay(game, setup, actions, { strict: true }));

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('binario.settings', JSON.stringify({ pace: 'none' })));
  return context.newPage();
}

test('a board of one’s own: refused with reasons, played alone, kept, and in the file of the game', async ({
  browser,
}) => {
  const page = await freshPage(browser);
  await page.goto('/');
  await card(page)
    .getByRole('button', { name: /Play alone/ })
    .click();
  await form(page).locator('.setup-board summary').click();
  // The board in the box, as a file to begin with.
  const saving = page.waitForEvent('download');
  await form(page).getByRole('button', { name: 'Save as file' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(builtIn)));
  const door = form(page).locator('input[type=file]');
  const alert = form(page).getByRole('alert');
  await door.setInputFiles(
    asFile({ ...board, corporations: { ...board.corporations, AFG: { ...AFG, homes: ['Z9'] } } }),
  );
  await expect(alert).toContainText('This board cannot be played on.');
  await expect(alert).toContainText('Z9');
  await door.setInputFiles(asFile({ ...board, name: 'x'.repeat(300_000) }));
  await expect(alert).toContainText('256 KB at most');
  await door.setInputFiles(asFile(' '.repeat(3_000_000)));
  await expect(alert).toContainText('256 KB at most');
  await door.setInputFiles(asFile('{"binario": "board", '));
  await expect(alert).toContainText('not valid JSON');
  await expect(boardChoice(page)).toHaveValue('');
  await door.setInputFiles(asFile(board));
  await expect(boardChoice(page)).toHaveValue(boardDigest(board));
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Begin' }).click();
  await expect(head(page)).toContainText('Sicily of Anna');
  await playTo([page], 12);
  // Automatic players would go on in the other profile too: there it must be the person's turn.
  await expect(page.locator('.question')).toContainText('Player 1');
  const question = await page.locator('.question').innerText();
  const saved = await savedFrom(page);
  expect(saved.setup).toMatchObject({ board: { name: 'Sicily of Anna' } });

  const other = await freshPage(browser);
  await other.goto('/');
  await other.setInputFiles('input[type=file]', asFile(saved));
  await expect(head(other)).toContainText('Sicily of Anna');
  await expect(other.locator('.question')).toHaveText(question, { useInnerText: true });
  const again = await savedFrom(other);
  expect(hashAfter(again)).toBe(hashAfter(saved));
  // The same moves on the board in the box are another game.
  const { board: _, ...boxed } = saved.setup;
  expect(hashAfter({ ...saved, setup: boxed })).not.toBe(hashAfter(saved));
});

test('boards of this device: listed, chosen for every kind of game, deleted', async ({ page }) => {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', asFile({ ...board, game: 'draughts' }));
  await expect(page.locator('.saved-games').getByRole('alert')).toBeVisible();
  await page.setInputFiles('input[type=file]', asFile({ ...board, tiles: [] }));
  const shelf = page.locator('.kept-boards');
  const kept = shelf.locator('.kept-board');
  await expect(shelf.getByRole('alert')).toContainText('cannot be played on');
  await expect(kept).toHaveCount(0);
  await page.setInputFiles('input[type=file]', asFile(board));
  await expect(kept).toHaveText('Sicily of Anna · 1849');
  await expect(shelf.getByRole('alert')).toContainText('terrain.hills');
  await page.reload();
  await expect(kept).toHaveCount(1);
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Together on this device' }).click();
  await form(page).locator('.setup-board summary').click();
  await expect(boardChoice(page).locator('option')).toHaveText(['The board in the box', 'Sicily of Anna']);
  await page.keyboard.press('Escape');
  await shelf.getByRole('button', { name: 'Play alone' }).click();
  await expect(boardChoice(page)).toHaveValue(boardDigest(board));
  await form(page).getByRole('button', { name: 'Begin' }).click();
  await expect(head(page)).toContainText('Sicily of Anna');
  await page.goto('/');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await shelf.getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await shelf.getByRole('button', { name: 'Delete' }).click();
  await expect(shelf).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.saved-open')).toHaveCount(1);
  await expect(shelf).toHaveCount(0);
});

test('two people online on a board of their own; the table moves to another server, hash by hash', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const anna = await guest(browser, 'Anna');
  await anna.page.goto('/online/new/1849');
  await anna.page.getByRole('button', { name: '3', exact: true }).click();
  await anna.page.getByLabel('Who plays in seat 3').selectOption('casual');
  await form(anna.page).locator('input[type=file]').setInputFiles(asFile(board));
  await expect(boardChoice(anna.page)).toHaveValue(boardDigest(board));
  await anna.page.getByRole('button', { name: 'Create the table' }).click();
  const invitation = anna.page.locator('.invitation');
  await expect(invitation).toContainText('Sicily of Anna');
  // In the words of the game, not by the keys of its texts.
  await expect(invitation).not.toContainText('option.');
  const address = await anna.page.getByLabel('Link to send').inputValue();
  const bruno = await guest(browser, 'Bruno');
  await beginTogether(anna, bruno, address);
  for (const { page } of [anna, bruno]) await expect(head(page)).toContainText('Sicily of Anna');
  await playTo([anna.page, bruno.page], 8);

  const table = address.split('/').at(-1);
  const file = (await (await anna.page.request.get(`/api/tables/${table}/export`)).json()) as ExportedTable;
  expect(file.hashes.at(-1)).toBe(hashAfter(file as unknown as Saved));
  const elsewhere = await ownServer();
  try {
    const dora = await guest(browser, 'Dora', elsewhere.address);
    const answer = await dora.page.request.post('/api/tables/import', {
      data: { file },
      headers: { origin: elsewhere.address },
    });
    const { info, hash } = (await answer.json()) as TableAnswer & Pick<ViewAnswer, 'hash'>;
    expect(hash).toBe(file.hashes.at(-1));
    await dora.page.goto(`/table/${info.id}`);
    await expect(dora.page.getByText(/Sicily of Anna/).first()).toBeVisible();
    await dora.context.close();
  } finally {
    await elsewhere.stop();
  }
  await anna.context.close();
  await bruno.context.close();
});
