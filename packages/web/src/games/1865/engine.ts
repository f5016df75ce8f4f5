import { type Effect1865, game1865, type Setup, type Table1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { dividends, revenueOf } from '@binario/game-1865/rules/income';
import { layRules } from '@binario/game-1865/rules/track';
import { boardOf, companiesInPlay, price } from '@binario/game-1865/table';
import { askOf } from '@binario/game-1865/text/asks';
import { lineOf } from '@binario/game-1865/text/events';
import { title1865 } from '@binario/game-1865/title';
import type { State } from '@binario/kernel';
import type { Payout } from '../../engine/protocol.ts';
import { whyNoTile } from '../../engine/whyNoTile.ts';
import type { GameEngine } from '../engine.ts';
import { changes1865 } from './engine/changes.ts';
import { facts1865 } from './engine/facts.ts';
import { lays1865 } from './engine/lays.ts';
import { own1865 } from './engine/own.ts';
import { score1865 } from './engine/score.ts';

type State1865 = State<Table1865>;

/** The worker's half of 1865. */
export const engine1865: GameEngine<Table1865, Effect1865, Setup> = {
  title: title1865,
  line: lineOf,
  ask: askOf,
  facts: facts1865,
  changes: changes1865,
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack',
    lays: lays1865,
    whyNot: (state, by, hex) =>
      whyNoTile(game1865, state, { board: boardOf(state.table).board, by, hex, order: rulesOfLays }),
  },
  stats: {
    score: score1865,
    prices: (table) => Object.fromEntries(companiesInPlay(table).map((corp) => [corp, price(table, corp)])),
    income: ({ key, params }) =>
      key === 'note.dividend' || key === 'note.withheld' ? [String(params.corp), Number(params.amount)] : undefined,
    more: {
      'chart.traffic': (table) =>
        Object.fromEntries(companiesInPlay(table).map((corp) => [corp, table.companies[corp]?.chips ?? 0])),
    },
  },
  payout,
  usual: (_state, open) => open.find(({ offer }) => offer.type === 'payDividend')?.offer,
  own: own1865,
  bot: bots1865.casual,
};

/** The rules of a lay in the order of the rulebook. */
const rulesOfLays = layRules.map((rule) => rule.key);

function payout({ table, flow }: State1865): Payout | null {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'income' || top.corp === undefined) return null;
  const revenue = revenueOf(table, top.corp);
  return revenue > 0 ? { revenue, parts: [...dividends(table, top.corp, revenue)] } : null;
}
