import type { State } from '@binario/kernel';
import { anyEngine, levelsIn, whyNoTile } from '@binario/web/engine';
import type { Payout } from '@binario/web/model';
import { bots1865 } from '../../bot/index.ts';
import type { Effect1865 } from '../../effects.ts';
import { game1865 } from '../../game.ts';
import type { Setup } from '../../options.ts';
import { dividends, revenueOf } from '../../rules/income.ts';
import { layRules } from '../../rules/track.ts';
import type { Table1865 } from '../../table.ts';
import { boardOf, companiesInPlay, price } from '../../table.ts';
import { askOf } from '../../text/asks.ts';
import { lineOf } from '../../text/events.ts';
import { incomeOfOlder, lineOfOlder } from '../../text/older.ts';
import { title1865 } from '../../title.ts';
import { ahead1865 } from './ahead.ts';
import { changes1865 } from './changes.ts';
import { facts1865 } from './facts.ts';
import { head1865 } from './head.ts';
import { lays1865 } from './lays.ts';
import { nextPhase } from './nextPhase.ts';
import { own1865 } from './own.ts';
import { score1865 } from './score.ts';
import { standings1865 } from './standings.ts';
import { whyNoMarker } from './whyNoMarker.ts';

type State1865 = State<Table1865>;

/** The worker's half of 1865. */
export const engine1865 = anyEngine<Table1865, Effect1865, Setup>({
  title: title1865,
  line: lineOf,
  older: { line: lineOfOlder, income: incomeOfOlder },
  ask: askOf,
  facts: facts1865,
  changes: changes1865,
  head: head1865,
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack',
    lays: lays1865,
    whyNot: (state, by, hex) =>
      whyNoTile(game1865, state, { board: boardOf(state.table).board, by, hex, order: rulesOfLays }),
  },
  whyNoToken: whyNoMarker,
  nextPhase,
  standings: standings1865,
  stats: {
    score: score1865,
    prices: (table) => Object.fromEntries(companiesInPlay(table).map((corp) => [corp, price(table, corp)])),
    income: (event) => (event.type === 'revenueDeclared' ? [event.corp, event.amount] : undefined),
    more: {
      'chart.traffic': (table) =>
        Object.fromEntries(companiesInPlay(table).map((corp) => [corp, table.companies[corp]?.chips ?? 0])),
    },
  },
  payout,
  usual: (_state, open) => open.find(({ offer }) => offer.type === 'payDividend')?.offer,
  own: own1865,
  ahead: ahead1865,
  wishOf: ({ players, seed, form = 'normal', board }) => ({
    players,
    seed,
    variants: form === 'normal' ? [] : [form],
    options: {},
    ...(board && { board }),
  }),
  bots: levelsIn(bots1865),
});

/** The rules of a lay in the order of the rulebook. */
const rulesOfLays = layRules.map((rule) => rule.key);

function payout({ table, flow }: State1865): Payout | null {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'income' || top.corp === undefined) return null;
  const revenue = revenueOf(table, top.corp);
  return revenue > 0 ? { revenue, parts: [...dividends(table, top.corp, revenue)] } : null;
}
