/** @typedef {import('./open.mjs').Page} Page */
/** @typedef {import('./open.mjs').Screens} Screens */

/** @param {Page} page */
async function comeIn(page, name = 'Anna') {
  await page.goto('/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'My tables' }).waitFor();
}

/**
 * A table for three with so many automatic players, not begun.
 *
 * @param {Page} page
 * @param {string} game
 * @param {number[]} automatic
 */
async function makeTable(page, game, automatic) {
  await page.getByRole('button', { name: `New table: ${game}` }).click();
  await page.getByRole('button', { name: '3', exact: true }).click();
  for (const seat of automatic) await page.getByLabel(`Who plays in seat ${seat}`).selectOption('casual');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByLabel('Link to send').waitFor();
}

/**
 * @param {string} game
 * @param {string} [panel]
 */
const table = (game, panel) => async (/** @type {Page} */ page) => {
  await comeIn(page);
  await makeTable(page, game, [2, 3]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
  if (panel) await page.getByRole('tab', { name: panel }).click();
};

/** @type {Screens} */
export const screensOnline = {
  'online-door': async (page) => {
    await page.goto('/online');
    await page.getByLabel('Your name').waitFor();
  },
  'online-lobby': async (page) => {
    await comeIn(page);
    await makeTable(page, '1849', [3]);
    await page.goto('/online');
    await page.getByRole('heading', { name: 'My tables' }).waitFor();
  },
  'online-new': async (page) => {
    await comeIn(page);
    await page.getByRole('button', { name: 'New table: 1865' }).click();
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
  },
  'online-waiting': async (page) => {
    await comeIn(page);
    await makeTable(page, '1865', [3]);
  },
  'online-table': table('1849'),
  'online-chat': table('1865', 'Chat'),
  'online-account': async (page) => {
    await comeIn(page);
    await page.goto('/account');
    await page.getByRole('heading').first().waitFor();
  },
};
