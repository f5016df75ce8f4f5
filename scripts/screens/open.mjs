// How a screen is reached: a recorded game opened at one of its moves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ game?: string, setup: object, actions: { type: string }[] }} Recorded */
/** @typedef {Record<string, (page: Page) => Promise<void>>} Screens */

/**
 * @param {string} name
 * @returns {Recorded}
 */
export const recorded = (name) =>
  JSON.parse(readFileSync(join(root, 'packages', 'app', 'e2e', 'fixtures', `${name}.json`), 'utf8'));

/**
 * @param {Page} page
 * @param {Recorded} record
 * @param {number} moves
 */
export async function open(page, record, moves) {
  await page.goto('/');
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name, kind: 'human' }));
  const { game, setup } = record;
  const file = { format: 'binario', game, setup, actions: record.actions.slice(0, moves), seats };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.question, .end').first().waitFor();
}

/**
 * The first step of the guided round.
 *
 * @param {string} game
 */
export const lesson = (game) => async (/** @type {Page} */ page) => {
  await page.goto('/');
  const learn = page.getByRole('button', { name: `Learn ${game}` });
  await learn.scrollIntoViewIfNeeded();
  await learn.click();
  await page.locator('.lesson').waitFor();
};

/**
 * A book of the reader, at a section or at its beginning.
 *
 * @param {string} address
 */
export const book = (address) => async (/** @type {Page} */ page) => {
  await page.goto(address);
  await page.locator('.rule').first().waitFor();
};
