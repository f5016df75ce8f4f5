import { type Action, explain, type SeatId, type State } from '@binario/kernel';
import type { WishedRoute } from '@binario/rail';
import { checkRoutes } from '@binario/track';
import { anyEngine, levelsIn, whyNoTile } from '@binario/web/engine';
import type { Payout, RouteVerdict, Run } from '@binario/web/model';
import type { Action1849 } from '../../actions.ts';
import { mapOf } from '../../board/boardOf.ts';
import { bots1849 } from '../../bot/index.ts';
import { type Corp, corpIds } from '../../data/corporations.ts';
import type { Effect1849 } from '../../effects.ts';
import { game1849 } from '../../game.ts';
import { exportGame } from '../../interchange/export.ts';
import { readForeign } from '../../interchange/foreign.ts';
import { importGame } from '../../interchange/import.ts';
import type { Setup } from '../../options.ts';
import { dividends } from '../../rules/running.ts';
import { layRules, smsLayRules } from '../../rules/track.ts';
import { legalLays } from '../../search/legalLays.ts';
import { runnersOf } from '../../search/runners.ts';
import { bestRun } from '../../search/runs.ts';
import type { Table1849 } from '../../table.ts';
import { inMarketOrder, price } from '../../table.ts';
import { askOf } from '../../text/asks.ts';
import { lineOf } from '../../text/events.ts';
import { incomeOfOlder, lineOfOlder } from '../../text/older.ts';
import { title1849 } from '../../title.ts';
import { changes1849 } from './changes.ts';
import { facts1849 } from './facts.ts';
import { head1849 } from './head.ts';
import { nextPhase } from './nextPhase.ts';
import { score1849 } from './score.ts';
import { standings1849 } from './standings.ts';

type State1849 = State<Table1849>;
type Top = { readonly step: string; readonly corp?: string; readonly revenue?: number };

/** The worker's half of 1849. */
export const engine1849 = anyEngine<Table1849, Effect1849, Setup>({
  title: title1849,
  line: lineOf,
  older: { line: lineOfOlder, income: incomeOfOlder },
  ask: askOf,
  facts: facts1849,
  changes: changes1849,
  head: head1849,
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack' || flow.at(-1)?.step === 'smsTile',
    lays: legalLays,
    whyNot: (state, by, hex) => whyNoTile(game1849, state, { board: mapOf(state.table), by, hex, order: rulesOfLays }),
  },
  runs: { best, check },
  ran: (event) =>
    event.type === 'ran' ? { corp: event.corp, routes: event.routes, stops: [], revenue: event.revenue } : undefined,
  nextPhase,
  standings: standings1849,
  stats: {
    score: score1849,
    prices: (table) => Object.fromEntries(inMarketOrder(table).map((corp) => [corp, price(table, corp)])),
    income: (event) => (event.type === 'ran' ? [event.corp, event.revenue] : undefined),
  },
  payout,
  usual(_state, open, run) {
    const runs = run && open.find(({ offer }) => offer.type === 'runTrains');
    if (runs && run) return runAction(runs.offer.by, run.routes);
    return open.find(({ offer }) => offer.type === 'payDividend')?.offer;
  },
  bots: levelsIn(bots1849),
  writeForeign: (setup, actions, names) => exportGame(setup, actions as readonly Action1849[], names),
  readForeign(file) {
    if ((file as { readonly title?: unknown } | null)?.title !== '1849') return undefined;
    const { setup, actions, names, stop } = importGame(file);
    const read = { setup, actions, names: Object.values(names) };
    if (!stop) return read;
    const { index, key, params, refused } = stop;
    const { action = null, refusal = null } = refused ?? {};
    const note = { key: `import.${key}`, params };
    const { length: of } = readForeign(file).actions;
    return { ...read, parting: { index, of, moves: actions.length, action, refusal, ...(!refused && { note }) } };
  },
});

/** In the order in which they are asked. */
const rulesOfLays = [...new Set([...smsLayRules, ...layRules].map((rule) => rule.key))];

const runAction = (by: SeatId, routes: readonly WishedRoute[]): Action =>
  ({ type: 'runTrains', by, routes: routes.map(({ train, hexes }) => ({ train, hexes })) }) as Action;

function best({ table, flow }: State1849): Run | null {
  const top = flow.at(-1) as Top | undefined;
  if (top?.step !== 'runTrains' || top.corp === undefined) return null;
  const { routes, revenue, proven } = bestRun(table, top.corp);
  return {
    corp: top.corp,
    routes: routes.map(({ train, hexes, length, revenue: value }) => ({ train, hexes, length, revenue: value })),
    revenue,
    proven,
  };
}

function check(state: State1849, by: SeatId, corp: string, wished: readonly WishedRoute[]): RouteVerdict {
  const checked = checkRoutes(mapOf(state.table), state.table, corp, runnersOf(state.table, corp), wished);
  const action = runAction(by, wished);
  const refused = explain(game1849, state, action);
  const revenue = checked.ok ? checked.revenue : 0;
  if (refused) return { ok: false, refusal: refused, revenue };
  return { ok: true, routes: checked.ok ? checked.routes : [], revenue, action };
}

function payout({ table, flow }: State1849): Payout | null {
  const top = flow.at(-1) as Top | undefined;
  if (top?.step !== 'payDividend' || !top.corp || !corpIds.includes(top.corp as Corp)) return null;
  const revenue = top.revenue ?? 0;
  return { revenue, parts: [...dividends(table, top.corp, revenue)] };
}
