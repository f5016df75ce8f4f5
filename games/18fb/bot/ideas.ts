import { cheapAndDear, ends, grouped, type Situation } from '@binario/bots';
import { type Action, type Offer, sampleOf } from '@binario/kernel';
import { BANK, POOL } from '@binario/rail';
import type { Table18fb } from '../table.ts';
import { advice18fb as ask } from './advice.ts';
import type { SceneFrame } from './seen.ts';

/** Questions that are worth thinking about, and how many answers to them. */
const BREADTH: Readonly<Record<string, number>> = {
  chooseLot: 3,
  auction: 2,
  stockTurn: 9,
  panfilo: 3,
  takeConcession: 3,
  cardSale: 2,
  dividend: 3,
  buyTrains: 5,
  consent: 2,
  raiseMoney: 3,
  finance: 4,
  regionalTrain: 3,
  poll: 2,
};

/** So many of a kind leave room for the others. */
const FOUNDINGS = 4;
const PURCHASES = 4;

const frameOf = ({ view }: Situation<Table18fb>): SceneFrame => view.flow.at(-1) as SceneFrame;

/** How many ideas the director weighs in a situation; none where the quick policy is as good. */
export const breadth18fb = (situation: Situation<Table18fb>): number => BREADTH[frameOf(situation).step] ?? 0;

/** What may be done at any moment has deciders of its own. */
const STANDING: readonly string[] = ['useMelisurgo', 'useFalcon', 'lendCard', 'takeBackCard', 'acquireRegional'];

/** What could be done instead, the commonest corrections first. */
export function ideas18fb({ view, by, offers }: Situation<Table18fb>): readonly Action[] {
  const { table } = view;
  const own = offers.filter((offer) => !STANDING.includes(offer.type));
  const of = (type: string) => own.filter((offer) => offer.type === type);
  const all = (...types: string[]) => types.flatMap(of).map(sampleOf);
  switch (view.flow.at(-1)?.step) {
    case 'stockTurn':
      return [
        ...all('pass'),
        ...foundings([...of('acquireConcession'), ...of('startCompany')]),
        ...promising(table, of('buyCert')),
        ...sales(of('sellShares')),
        ...all('buyCard', 'buyPresidency', 'reacquireConcession'),
      ];
    case 'buyTrains':
      return [...of('buyTrain').flatMap((offer) => purchase(table, by, offer)), ...all('pass', 'helpBuy')];
    default:
      return own.map(sampleOf);
  }
}

/** Of each company the highest par, and then the lowest. */
function foundings(offers: readonly Offer[]): readonly Action[] {
  const pars = grouped(offers, 'corp').map((own) => ends(own, ({ par }) => Number(par)).toReversed());
  return [...pars.map(([high]) => high), ...pars.map(([, low]) => low)]
    .flatMap((offer) => (offer ? [sampleOf(offer)] : []))
    .slice(0, FOUNDINGS);
}

/** Shares of companies that earn most for their price. */
function promising(table: Table18fb, offers: readonly Offer[]): readonly Action[] {
  const rate = ({ corp }: Offer) => ask.revenue(table, String(corp)) / Math.max(1, ask.price(table, String(corp)));
  return [...offers]
    .sort((x, y) => rate(y) - rate(x))
    .slice(0, PURCHASES)
    .map(sampleOf);
}

/** Of each company one share, and as many as may go. */
const sales = (offers: readonly Offer[]): readonly Action[] =>
  grouped(offers, 'corp').flatMap((own) => ends(own, ({ shares }) => Number(shares)).map(sampleOf));

/** At face value; between companies of one's own for as little or as much as there is. */
function purchase(table: Table18fb, by: string, offer: Offer): readonly Action[] {
  const seller = table.trains[String(offer.train)] ?? '';
  if (seller === BANK || seller === POOL) return [sampleOf(offer)];
  return ask.president(table, seller) === by ? cheapAndDear(offer) : [];
}
