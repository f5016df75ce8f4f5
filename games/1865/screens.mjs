import { book, lesson, open, recorded } from '../../scripts/screens/open.mjs';

/** @typedef {import('../../scripts/screens/open.mjs').Page} Page */
/** @typedef {import('../../scripts/screens/open.mjs').Screens} Screens */

const sardinia = recorded('1865-game');

/**
 * The pictures of 1865, each just before an action of this type.
 *
 * @returns {Screens}
 */
export function screens() {
  /** @param {string} type */
  const at = (type) => sardinia.actions.findIndex((action) => action.type === type);
  const lastMarker = sardinia.actions.slice(0, at('transferCard')).findLastIndex(({ type }) => type === 'placeMarker');
  /**
   * @param {number} moves
   * @param {string} [choice]
   */
  const shown = (moves, choice) => async (/** @type {Page} */ page) => {
    await open(page, sardinia, moves);
    if (!choice) return;
    await page.locator(choice).first().click();
    await page.locator('.effects').waitFor();
  };
  /**
   * @param {number} tab
   * @param {number} [moves]
   */
  const panel =
    (tab, moves = at('helpBuy') - 40) =>
    async (/** @type {Page} */ page) => {
      await open(page, sardinia, moves);
      const tabs = page.getByRole('tab');
      // On phones and tablets the question is a tab too.
      const first = (await tabs.first().innerText()) === 'Now' ? 1 : 0;
      await tabs.nth(first + tab).click();
    };
  return {
    '1865-draft': shown(0),
    '1865-stock': shown(at('launch'), '[data-offer^="launch FMS"]'),
    '1865-lay': shown(at('layTile'), '[data-lay]'),
    '1865-marker': shown(lastMarker, '[data-offer=placeMarker]'),
    '1865-income': shown(at('withhold')),
    '1865-convert': shown(at('convert'), '[data-offer=convert]'),
    '1865-transfer': shown(at('transferCard'), '[data-offer^=transferCard]'),
    '1865-absorb': shown(at('absorb'), '[data-offer^=absorb]:enabled'),
    '1865-replace': shown(at('replaceMarkers')),
    '1865-help': shown(at('helpBuy')),
    '1865-sale': shown(at('helpBuy') + 1, '[data-offer^=sellShares]'),
    '1865-corps': panel(1),
    '1865-standings': panel(2),
    '1865-dragons': panel(3, at('convert') + 1),
    '1865-market': panel(4),
    '1865-trains': panel(5),
    '1865-tiles': panel(6),
    '1865-log': panel(7),
    '1865-end': shown(sardinia.actions.length),
    '1865-survey': async (page) => {
      await open(page, sardinia, sardinia.actions.length);
      await page.locator('.map-choice .chip').nth(1).click();
    },
    '1865-lesson': lesson('1865'),
    '1865-rules': book('/rules/1865/3.2'),
    '1865-rulings': book('/rulings/1865'),
    '1865-sources': book('/sources/1865'),
  };
}
