import { book, lesson, open, recorded } from '../../scripts/screens/open.mjs';

/** @typedef {import('../../scripts/screens/open.mjs').Page} Page */
/** @typedef {import('../../scripts/screens/open.mjs').Screens} Screens */

const rounds = recorded('first-rounds');
const whole = recorded('whole-game');

/** @param {string} type */
const before = (type) => rounds.actions.findIndex((action) => action.type === type);

/** @param {string} name */
const tab = (name) => async (/** @type {Page} */ page) => {
  await open(page, rounds, 40);
  await page.getByRole('tab', { name, exact: true }).click();
};

/**
 * The pictures of 1849 and of the home page.
 *
 * @returns {Screens}
 */
export const screens = () => ({
  home: async (page) => {
    await page.goto('/');
    await page.locator('[data-game="1865"] .hex').first().waitFor();
  },
  seating: async (page) => {
    await page.goto('/');
    await page.locator('.hero-text .button.large').nth(1).click();
    await page.locator('.dialog').waitFor();
  },
  auction: (page) => open(page, rounds, 0),
  stock: (page) => open(page, rounds, before('sellStock')),
  lay: async (page) => {
    await open(page, rounds, before('layTile'));
    await page.locator('[data-lay]').first().click();
    await page.locator('.effects').waitFor();
  },
  run: (page) => open(page, rounds, before('runTrains')),
  'run-by-hand': async (page) => {
    await open(page, rounds, before('runTrains'));
    await page.getByRole('button', { name: 'Change by hand' }).click();
  },
  dividend: (page) => open(page, rounds, before('payDividend')),
  late: (page) => open(page, whole, 300),
  end: (page) => open(page, whole, whole.actions.length),
  tiles: tab('Tiles'),
  trains: tab('Trains'),
  log: tab('Log'),
  plan: async (page) => {
    await open(page, rounds, 30);
    const begin = page.getByRole('button', { name: 'Plan from here' });
    if (!(await begin.first().isVisible())) await page.getByRole('tab', { name: 'Plans' }).click();
    await begin.filter({ visible: true }).first().click();
  },
  lesson: lesson('1849'),
  rules: book('/rules/1849/9.2'),
  rulings: book('/rulings/1849'),
  sources: book('/sources/1849'),
});
