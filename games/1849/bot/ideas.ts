import { cheapAndDear, ends, grouped, type Situation } from '@binario/bots';
import { type Action, type Offer, sampleOf } from '@binario/kernel';
import { BANK, POOL, playersIn } from '@binario/rail';
import type { Table1849 } from '../table.ts';
import { sharesIn } from './emergency.ts';
import { quickAdvice as ask } from './quickAdvice.ts';
import type { SceneFrame } from './seen.ts';

/** Questions that are worth thinking about, and how many answers to them. */
const BREADTH: Readonly<Record<string, number>> = {
  auction: 8,
  bidding: 2,
  setValue: 3,
  stockTurn: 12,
  payDividend: 2,
  buyTrains: 8,
  finance: 6,
  discardTrain: 3,
  consent: 2,
  buyEToken: 2,
  issueBond: 2,
  repayBond: 2,
  loanOrLeave: 2,
};

const frameOf = ({ view }: Situation<Table1849>): SceneFrame => view.flow.at(-1) as SceneFrame;

/** How many ideas the director weighs in a situation; none where the quick policy is as good. */
export function breadth1849(situation: Situation<Table1849>): number {
  const frame = frameOf(situation);
  if (frame.step === 'auction' && isStalled(situation)) return 0;
  return BREADTH[frame.step] ?? 0;
}

/** When all others have passed, each might wait for another to buy for ever: what comes to mind first moves the game on. */
function isStalled({ view }: Situation<Table1849>): boolean {
  const { passes = 0 } = view.flow.at(-1) as { readonly passes?: number };
  return passes + 1 >= playersIn(view.table).length;
}

/** What could be done instead, the commonest corrections first. */
export function ideas1849(situation: Situation<Table1849>): readonly Action[] {
  const { view, by, offers } = situation;
  const frame = frameOf(situation);
  const of = (type: string) => offers.filter((offer) => offer.type === type);
  const all = (...types: string[]) => types.flatMap(of).map(sampleOf);
  switch (frame.step) {
    case 'auction':
      return [
        ...all('buyPrivate', 'pass'),
        ...of('bid')
          .filter((offer) => !leads(frame, by, offer))
          .map(sampleOf),
      ];
    case 'stockTurn':
      return [...all('pass', 'startCorp', 'buyCert'), ...sales(of('sellStock'))];
    case 'buyTrains':
      return [...of('buyTrain').flatMap((offer) => purchase(view.table, by, offer)), ...all('pass', 'sellStock')];
    case 'finance':
      return all('pass', 'buyBack', 'sellTreasury');
    default:
      return offers.filter((offer) => !STANDING.includes(offer.type)).map(sampleOf);
  }
}

/** What may be done at any moment has deciders of its own. */
const STANDING: readonly string[] = ['acquirePrivate', 'useSms', 'markPort'];

/** Nobody raises his own bid. */
function leads({ bids = [] }: SceneFrame, by: string, offer: Offer): boolean {
  const on = bids.filter((bid) => bid.private === offer.private);
  return on.some((bid) => bid.by === by && on.every((other) => other.price <= bid.price));
}

/** At face value; between corporations of one's own for next to nothing, or for all there is. */
function purchase(table: Table1849, by: string, offer: Offer): readonly Action[] {
  const seller = table.trains[String(offer.train)] ?? '';
  if (seller === BANK || seller === POOL) return [sampleOf(offer)];
  return ask.president(table, seller) === by ? cheapAndDear(offer) : [];
}

/** Of each corporation one share, all but the office, and all. */
function sales(offers: readonly Offer[]): readonly Action[] {
  return grouped(offers, 'corp').flatMap((own) => {
    const plain = own.filter((offer) => !(Number(offer.president) > 0));
    return [...new Set([...ends(plain, sharesIn), ...ends(own, sharesIn).slice(-1)])].map(sampleOf);
  });
}
