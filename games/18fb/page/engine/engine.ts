import { anyEngine, levelsIn, whyNoTile } from '@binario/web/engine';
import { boardOf } from '../../board/of.ts';
import { bots18fb } from '../../bot/index.ts';
import type { Effect18fb } from '../../effects.ts';
import { game18fb } from '../../game.ts';
import type { Setup } from '../../options.ts';
import { inMarketOrder, price } from '../../rules/market.ts';
import { markersHeld } from '../../rules/running.ts';
import { layRules } from '../../rules/track.ts';
import type { Table18fb } from '../../table.ts';
import { askOf } from '../../text/asks.ts';
import { lineOf } from '../../text/events.ts';
import { incomeOfOlder, lineOfOlder } from '../../text/older.ts';
import { title18fb } from '../../title.ts';
import { changes18fb } from './changes.ts';
import { facts18fb } from './facts.ts';
import { head18fb } from './head.ts';
import { lays18fb } from './lays.ts';
import { nextPhase } from './nextPhase.ts';
import { own18fb } from './own.ts';
import { score18fb } from './score.ts';
import { standings18fb } from './standings.ts';
import { whyNoToken } from './whyNoToken.ts';

/** The worker's half of 18FB. */
export const engine18fb = anyEngine<Table18fb, Effect18fb, Setup>({
  title: title18fb,
  line: lineOf,
  older: { line: lineOfOlder, income: incomeOfOlder },
  ask: askOf,
  facts: facts18fb,
  changes: changes18fb,
  head: head18fb,
  passes: ['pass', 'decline'],
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack',
    lays: lays18fb,
    whyNot: (state, by, hex) =>
      whyNoTile(game18fb, state, { board: boardOf(state.table).full.board, by, hex, order: rulesOfLays }),
  },
  whyNoToken,
  ran: (event) =>
    event.type === 'ran' ? { corp: event.corp, routes: [], stops: event.hexes, revenue: event.revenue } : undefined,
  nextPhase,
  standings: standings18fb,
  stats: {
    score: score18fb,
    prices: (table) => Object.fromEntries(inMarketOrder(table).map((corp) => [corp, price(table, corp)])),
    income: (event) => (event.type === 'ran' ? [event.corp, event.revenue] : undefined),
    more: {
      'chart.markers': (table) =>
        Object.fromEntries(inMarketOrder(table).map((corp) => [corp, markersHeld(table, corp)])),
    },
  },
  usual: (_state, open) => open.find(({ offer }) => offer.type === 'payDividend' && offer.how === 'full')?.offer,
  own: own18fb,
  bots: levelsIn(bots18fb),
});

/**
 * The rules of a lay in the order of the rulebook, but for one: that there are no tiles yet of the colour a hex wants says
 * more than that those there are have the wrong one.
 */
const rulesOfLays = layRules
  .map((rule) => rule.key)
  .filter((key) => key !== 'lay.colourOfPhase')
  .flatMap((key) => (key === 'lay.colourOfHex' ? [key, 'lay.colourOfPhase'] : [key]));
