import { actorsOf, type Choice, offers, type Params, type State } from '@binario/kernel';
import { cashOf, certCount } from '@binario/rail';
import { anyEngine, cashChanges, priceChange, stockChanges, trainChanges, whyNoTile } from '@binario/web/engine';
import type { ShownLay } from '@binario/web/model';
import { botsSample } from '../../bot/bots.ts';
import { board, COMPANY, TRAIN, TRAIN_PRICE } from '../../data/board.ts';
import type { EffectSample } from '../../effects.ts';
import { gameSample } from '../../game.ts';
import { costOf, layRules, nextCert, revenueOf } from '../../rules.ts';
import type { Setup } from '../../setup.ts';
import { certsIn, price, sharesOf, type TableSample, worthOf } from '../../table.ts';
import { askOf, lineOf } from '../../text/describe.ts';
import { titleSample } from '../../title.ts';

/** The worker's half of the game: whatever the page shows that must be worked out by the rules. */
export const engineSample = anyEngine<TableSample, EffectSample, Setup>({
  title: titleSample,
  line: lineOf,
  ask: askOf,
  facts,
  changes: (before, after) => [
    ...cashChanges(before, after),
    ...priceChange(before, after, COMPANY, price),
    ...stockChanges(before, after, COMPANY),
    ...trainChanges(before, after),
  ],
  head: {
    certificates: (table, seat) => ({ held: certCount(table.certs, seat), limit: null }),
    priority: () => null,
    order: () => [COMPANY],
    operated: () => [],
  },
  tiles: {
    action: 'layTile',
    isAsked: ({ flow }) => flow.at(-1)?.step === 'layTrack',
    lays,
    whyNot: (state, by, hex) =>
      whyNoTile(gameSample, state, { board, by, hex, order: layRules.map((rule) => rule.key) }),
  },
  stats: {
    score: (table) => ({
      players: table.seats,
      rows: [
        { key: 'score.cash', values: table.seats.map((seat) => cashOf(table, seat)) },
        { corp: COMPANY, values: table.seats.map((seat) => sharesOf(table, seat)) },
      ],
      totals: table.seats.map((seat) => worthOf(table, seat)),
    }),
    prices: (table) => ({ [COMPANY]: price(table) }),
    income: (event) => (event.type === 'ran' ? [event.corp, event.revenue] : undefined),
  },
  standings: {
    companies: () => [COMPANY],
    expected: revenueOf,
    // The office never changes hands in so small a game.
    successor: () => undefined,
    market: { sellers: () => [COMPANY], mostHeld: () => 100 },
    sales: () => [],
    cites: () => ({}),
  },
  bots: {
    random(seed) {
      const { name, choose } = botsSample.random(seed);
      const why = { key: 'random', params: {} };
      return { name, choose, explain: () => why, decide: (situation) => ({ action: choose(situation), why }) };
    },
  },
});

/** What to say beside an option: what it costs. */
function facts({ table }: State<TableSample>, { offer }: Choice): Params {
  if (offer.type === 'buyTrain') return { train: TRAIN, cost: TRAIN_PRICE };
  const cert = nextCert(table);
  if (offer.type !== 'buyCert' || cert === undefined) return {};
  return { corp: COMPANY, percent: certsIn(table)[cert]?.percent ?? 0, cost: costOf(table, cert) };
}

/** Every tile that can be laid now: with more than a handful of hexes a search of its own finds them. */
function lays(state: State<TableSample>): readonly ShownLay[] {
  const [by = ''] = actorsOf(gameSample, state);
  return offers(gameSample, state, by)
    .filter(({ type }) => type === 'layTile')
    .map(({ hex, tile, rotation }) => ({ ...({ hex, tile, rotation } as Omit<ShownLay, 'cost'>), cost: 0 }));
}
