import { best, cheapAndDear, grouped, rangeOf, type Situation, taken } from '@binario/bots';
import { type Action, type Offer, sampleOf } from '@binario/kernel';
import { BANK, cashOf, POOL } from '@binario/rail';
import type { Table1865 } from '../table.ts';
import { advice1865 as ask } from './advice.ts';
import { clockOf } from './clock.ts';
import { rateOf } from './prospects.ts';
import type { SceneFrame } from './seen.ts';
import { ventureOf } from './venture.ts';

/** Questions that are worth thinking about, and how many answers to them. */
const BREADTH: Readonly<Record<string, number>> = {
  stockTurn: 6,
  income: 2,
  buyTrains: 5,
  convert: 2,
  absorb: 4,
  helpPurchase: 3,
  consent: 2,
  discardTrain: 2,
};

/** So many of a kind leave room for the others. */
const LAUNCHES = 3;
const PURCHASES = 4;

const frameOf = ({ view }: Situation<Table1865>): SceneFrame => view.flow.at(-1) as SceneFrame;

/** How many ideas the director weighs in a situation; none where the quick policy is as good. */
export const breadth1865 = (situation: Situation<Table1865>): number => BREADTH[frameOf(situation).step] ?? 0;

/** What may be done at any moment has deciders of its own. */
const STANDING: readonly string[] = ['transferCard', 'repayLoan'];

/** What could be done instead, the commonest corrections first. */
export function ideas1865(situation: Situation<Table1865>): readonly Action[] {
  const { view, by, offers } = situation;
  const own = offers.filter((offer) => !STANDING.includes(offer.type));
  const of = (type: string) => own.filter((offer) => offer.type === type);
  const all = (...types: string[]) => types.flatMap(of).map(sampleOf);
  switch (frameOf(situation).step) {
    case 'stockTurn':
      return [
        ...launches(situation, of('launch')),
        ...promising(situation, [...of('buyCert'), ...of('buyPresidency')]),
        ...all('pass'),
        ...sales(of('sellShares')),
      ];
    case 'buyTrains':
      return [...of('buyTrain').flatMap((offer) => purchase(view.table, by, offer)), ...all('pass', 'helpBuy')];
    default:
      return own.map(sampleOf);
  }
}

/** Of each company the value that promises most, of those one can float alone; the best companies. */
function launches({ view, by }: Situation<Table1865>, offers: readonly Offer[]): readonly Action[] {
  const clock = clockOf(ask, view);
  const cash = cashOf(view.table, by);
  const scene = { ask, state: view, table: view.table, by };
  return offers
    .flatMap((offer) => {
      const corp = String(offer.corp);
      const ventures = valuesOf(offer).map((value) => ventureOf(scene, corp, value, clock));
      const found = best(
        ventures.filter(({ cost }) => cost <= cash),
        ({ gain }) => gain,
      );
      return found ? [{ action: { ...sampleOf(offer), value: found.value } as Action, gain: found.gain }] : [];
    })
    .sort((x, y) => y.gain - x.gain)
    .slice(0, LAUNCHES)
    .map(({ action }) => action);
}

function valuesOf({ value }: Offer): readonly number[] {
  const domain = value as { readonly oneOf?: readonly number[] } | number;
  return typeof domain === 'number' ? [domain] : (domain.oneOf ?? []);
}

/** Shares that will bring most for their price. */
function promising({ view }: Situation<Table1865>, offers: readonly Offer[]): readonly Action[] {
  const rate = ({ corp }: Offer) => rateOf(ask, view, String(corp));
  return [...offers]
    .sort((x, y) => rate(y) - rate(x))
    .slice(0, PURCHASES)
    .map(sampleOf);
}

/** Of each company one share, and as many as may go. */
const sales = (offers: readonly Offer[]): readonly Action[] =>
  grouped(offers, 'corp').flatMap((own) =>
    own.flatMap((offer) => {
      const { min, max } = rangeOf(offer, 'shares');
      return [...new Set([max, min])].map((shares) => taken(offer, { shares }));
    }),
  );

/** At the price of the card; between companies of one's own for as little or as much as there is. */
function purchase(table: Table1865, by: string, offer: Offer): readonly Action[] {
  const seller = table.trains[String(offer.train)] ?? '';
  if (seller === BANK || seller === POOL) return [sampleOf(offer)];
  return ask.president(table, seller) === by ? cheapAndDear(offer) : [];
}
