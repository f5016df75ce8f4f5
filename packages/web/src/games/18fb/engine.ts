import { type Effect18fb, game18fb, type Setup, type Table18fb, title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { fullBoard } from '@binario/game-18fb/data/board';
import { inMarketOrder, price } from '@binario/game-18fb/rules/market';
import { markersHeld } from '@binario/game-18fb/rules/routes';
import { layRules } from '@binario/game-18fb/rules/track';
import { askOf } from '@binario/game-18fb/text/asks';
import { lineOf } from '@binario/game-18fb/text/events';
import { whyNoTile } from '../../engine/whyNoTile.ts';
import type { GameEngine } from '../engine.ts';
import { changes18fb } from './engine/changes.ts';
import { facts18fb } from './engine/facts.ts';
import { lays18fb } from './engine/lays.ts';
import { own18fb } from './engine/own.ts';
import { score18fb } from './engine/score.ts';
import { whyNoToken } from './engine/whyNoToken.ts';

/** The worker's half of 18FB. */
export const engine18fb: GameEngine<Table18fb, Effect18fb, Setup> = {
  title: title18fb,
  line: lineOf,
  ask: askOf,
  facts: facts18fb,
  changes: changes18fb,
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack',
    lays: lays18fb,
    whyNot: (state, by, hex) => whyNoTile(game18fb, state, { board: fullBoard.board, by, hex, order: rulesOfLays }),
  },
  whyNoToken,
  stats: {
    score: score18fb,
    prices: (table) => Object.fromEntries(inMarketOrder(table).map((corp) => [corp, price(table, corp)])),
    income: ({ key, params }) => (key === 'note.trainsRun' ? [String(params.corp), Number(params.amount)] : undefined),
    more: {
      'chart.markers': (table) =>
        Object.fromEntries(inMarketOrder(table).map((corp) => [corp, markersHeld(table, corp)])),
    },
  },
  usual: (_state, open) => open.find(({ offer }) => offer.type === 'payDividend' && offer.how === 'full')?.offer,
  own: own18fb,
  bot: bots18fb.casual,
};

/**
 * The rules of a lay in the order of the rulebook, but for one: that there are no tiles yet of the colour a hex wants says
 * more than that those there are have the wrong one.
 */
const rulesOfLays = layRules
  .map((rule) => rule.key)
  .filter((key) => key !== 'lay.colourOfPhase')
  .flatMap((key) => (key === 'lay.colourOfHex' ? [key, 'lay.colourOfPhase'] : [key]));
