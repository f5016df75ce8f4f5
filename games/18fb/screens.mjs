import { book, lesson, open, recorded } from '../../scripts/screens/open.mjs';

/** @typedef {import('../../scripts/screens/open.mjs').Page} Page */
/** @typedef {import('../../scripts/screens/open.mjs').Screens} Screens */

const south = recorded('18fb-game');

/**
 * The pictures of 18FB, each just before an action of this type.
 *
 * @returns {Screens}
 */
export function screens() {
  /** @param {string} type */
  const at = (type) => south.actions.findIndex((action) => action.type === type);
  /**
   * @param {number} moves
   * @param {string[]} taps
   */
  const shown =
    (moves, ...taps) =>
    async (/** @type {Page} */ page) => {
      await open(page, south, moves);
      for (const tap of taps) await page.locator(tap).first().click();
    };
  /** @param {string} name */
  const tab = (name) => `role=tab[name="${name}"]`;
  const late = south.actions.length;
  return {
    '18fb-political': shown(0),
    '18fb-auction': shown(at('bid')),
    '18fb-stock': shown(at('acquireConcession'), '[data-offer^=acquireConcession]'),
    '18fb-lend': shown(at('lendCard'), '.lending-18fb summary', '[data-offer^=lendCard]'),
    '18fb-panfilo': shown(at('preemptConcession')),
    '18fb-lay': shown(at('layTile'), '[data-lay]'),
    '18fb-token': shown(at('placeToken'), '[data-offer=placeToken]'),
    '18fb-bourbon': shown(at('replaceBourbon'), '[data-offer^=replaceBourbon]'),
    '18fb-dividend': shown(at('payDividend')),
    '18fb-start': shown(at('startCompany')),
    '18fb-poll': shown(at('merge')),
    '18fb-late': shown(late),
    '18fb-napoli': shown(late, '.map-choice .chip:nth-of-type(2)'),
    '18fb-corps': shown(late, tab('Companies')),
    '18fb-market': shown(late, tab('Market')),
    '18fb-cards': shown(at('payDividend'), tab('Cards and concessions')),
    '18fb-regionals': shown(late, tab('Regionals')),
    '18fb-trains': shown(late, tab('Trains')),
    '18fb-tiles': shown(late, tab('Tiles')),
    '18fb-lesson': lesson('18FB'),
    '18fb-rules': book('/rules/18fb/3.4.2'),
    '18fb-rulings': book('/rulings/18fb'),
    '18fb-sources': book('/sources/18fb'),
  };
}
