import { type Offer, type State, sampleOf } from '@binario/kernel';
import { isPlayer } from '@binario/rail';
import { nameOf, type Voice, word } from '@binario/terminal';
import type { Action1849 } from '../actions.ts';
import type { Private } from '../data/privates.ts';
import { saleShares } from '../rules/presidency.ts';
import { costOnOffer } from '../rules/stock.ts';
import { type AuctionFrame, askedPrice } from '../steps/auction.ts';
import type { Table1849 } from '../table.ts';
import { price } from '../table.ts';

const money = (amount: number): string => `L.${amount}`;

/** What an offer costs, brings, or whom it concerns, where its own words do not say it. */
export function noteOn({ table, flow }: State<Table1849>, offer: Offer, voice: Voice): string | undefined {
  const action = sampleOf(offer) as Action1849;
  const top = flow.at(-1);
  switch (action.type) {
    case 'buyPrivate':
      return top?.step === 'auction'
        ? money(askedPrice(table, top as AuctionFrame, action.private as Private))
        : undefined;
    case 'buyCert':
      return money(costOnOffer(table, action.corp, action.from));
    case 'startCorp':
      return money(2 * action.value);
    case 'sellStock':
      return money(saleShares(action) * price(table, action.corp));
    case 'buyTrain':
      return `${action.train}, ${ownerOf(table, action.train, voice)}`;
    case 'acquirePrivate':
      return nameOf(voice, table.privates[action.private] ?? '');
    default:
      return undefined;
  }
}

function ownerOf(table: Table1849, train: string, voice: Voice): string {
  const holder = table.trains[train] ?? '';
  if (isPlayer(holder)) return nameOf(voice, holder);
  if (holder === 'bank') return word(voice.language, 'bank');
  return holder === 'pool' ? word(voice.language, 'pool') : holder;
}
