import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export interface Recorded {
  readonly type: string;
  readonly by: string;
  readonly [field: string]: unknown;
}

export interface Fixture {
  /** Without it the file is of the time when there was one game. */
  readonly game?: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly actions: readonly Recorded[];
}

export const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;

export const firstRounds = fixture('first-rounds');
export const wholeGame = fixture('whole-game');

/** Opens a game of the fixture through the file door of the home page, after so many of its moves. */
export async function openFixture(
  page: Page,
  moves: number,
  game: Fixture = firstRounds,
  players = 4,
  { alone = false } = {},
): Promise<void> {
  await page.goto('/');
  const file = {
    format: 'binario',
    ...(game.game !== undefined && { game: game.game }),
    setup: game.setup,
    actions: game.actions.slice(0, moves),
    seats: ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio']
      .slice(0, players)
      .map((name, i) => ({ name, kind: alone && i > 0 ? 'bot' : 'human' })),
  };
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForURL(/\/game\//);
  await expect(page.locator('.question, .end').first()).toBeVisible();
}

/** One person goes on with a recorded game against automatic players, near its end. */
export const openLate = (page: Page, game: Fixture): Promise<void> =>
  openFixture(page, Math.floor(game.actions.length * 0.93), game, Number(game.setup.players), { alone: true });

/** A game on the home page. */
export const card = (page: Page, game = '1849') => page.locator(`[data-game="${game}"]`);

/** The map opens on what the question is about: for any other hex it is shown whole. */
export const wholeMap = (page: Page) => page.locator('.map-tools').getByRole('button').nth(2).click();

/** Begins a game alone with whatever the form has ready. */
export async function playAlone(page: Page, game = '1849', words: string | RegExp = /Play alone/): Promise<void> {
  await card(page, game).getByRole('button', { name: words }).click();
  // The levels come with the engine and move the button.
  await expect(page.locator('.seating dd').first()).toBeVisible();
  await page.locator('.seating button[type=submit]').click();
}

export const primary = (page: Page) => page.locator('.bar .primary');

/** Does what the record says with clicks only, as a person would. */
export async function click(page: Page, action: Recorded): Promise<void> {
  switch (action.type) {
    case 'pass':
      await page.locator('.bar .button').first().click();
      return;
    case 'layTile':
      await layTile(page, action);
      break;
    case 'placeToken':
    case 'chooseHome':
      await page.locator(`[data-hex="${action.hex}"]`).click();
      break;
    case 'runTrains':
    case 'payDividend':
      break;
    default:
      await page.locator(`[data-offer="${offerKey(action)}"]`).click();
  }
  await expect(primary(page)).toBeEnabled();
  await primary(page).click();
}

export function offerKey(action: Recorded): string {
  return Object.entries(action)
    .filter(([field]) => field !== 'by')
    .map(([, value]) => value)
    .join(' ');
}

export async function layTile(page: Page, action: Recorded): Promise<void> {
  await page.locator(`[data-hex="${action.hex}"]`).click();
  await turnTile(page, action);
}

/** Takes the tile from the tray and turns it until it lies right. */
export async function turnTile(page: Page, { tile, rotation }: Recorded): Promise<void> {
  const shown = page.locator(`.tray-tile[data-tile="${tile}"]`);
  if ((await shown.getAttribute('aria-pressed')) !== 'true') await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  for (let turns = 0; turns < 6; turns++) {
    const now = await shown.getAttribute('data-rotation');
    if (now === String(rotation)) return;
    await shown.click();
    await expect(shown).not.toHaveAttribute('data-rotation', now ?? '');
  }
}

/** The move now shown on the slider. */
export async function expectMove(page: Page, at: number): Promise<void> {
  await expect(page.locator('.timeline output')).toHaveText(new RegExp(`^${at}/`));
}
