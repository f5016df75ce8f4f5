import { type Offer, type State, sampleOf } from '@binario/kernel';
import { BANK, POOL } from '@binario/rail';
import { type Voice, word } from '@binario/terminal';
import type { Action18fb } from '../actions.ts';
import { acquisitionPrice } from '../rules/acquisition.ts';
import { nominalOf } from '../rules/auction.ts';
import { certThere, costThere } from '../rules/buying.ts';
import { depositDue } from '../rules/deposits.ts';
import { halves } from '../rules/dividends.ts';
import { price } from '../rules/market.ts';
import { costAgain } from '../rules/reacquirable.ts';
import { emergencyPrice } from '../rules/selling.ts';
import { traced } from '../rules/tokens.ts';
import { faceValue } from '../rules/trains.ts';
import type { Table18fb } from '../table.ts';

const money = (amount: number): string => `D${amount}`;

/** What an offer costs, brings, or whom it concerns, where its own words do not say it. */
export function noteOn({ table, flow }: State<Table18fb>, offer: Offer, voice: Voice): string | undefined {
  const action = sampleOf(offer) as Action18fb;
  const emergency = flow.at(-1)?.step === 'raiseMoney';
  switch (action.type) {
    case 'chooseLot':
    case 'buyCard':
      return money(nominalOf(table, action.private));
    case 'acquireConcession':
      return `${money(depositDue(table, action.corp, action.help))} + ${money(2 * action.par)}`;
    case 'reacquireConcession':
      return money(costAgain(table, action.corp, action.help));
    case 'startCompany':
      return money(2 * action.par);
    case 'buyCert':
    case 'buyHolding':
      return certThere(table, action.corp, action.from) === undefined
        ? undefined
        : money(costThere(table, action.corp, action.from));
    case 'buyPresidency':
      return money(2 * price(table, action.corp));
    case 'sellShares':
    case 'sellHolding':
      return `${money(emergency ? emergencyPrice(table, action.corp) : price(table, action.corp))} ×`;
    case 'buyTrain':
      return `${action.train}, ${ownerOf(table, action.train, voice)}`;
    case 'helpBuy':
    case 'payLease':
      return `${action.train}, ${money(faceValue(table, action.train))}`;
    case 'payDividend': {
      const revenue = table.turn.revenue ?? 0;
      return action.how === 'full'
        ? money(revenue)
        : `${money(halves(revenue).shared)} / ${money(halves(revenue).kept)}`;
    }
    case 'placeToken':
    case 'replaceBourbon': {
      const result = traced(table, action.route);
      return result.ok ? money(result.route.cost) : undefined;
    }
    case 'acquireRegional':
      return money(acquisitionPrice(table, action.private));
    default:
      return undefined;
  }
}

function ownerOf(table: Table18fb, train: string, voice: Voice): string {
  const holder = table.trains[train] ?? '';
  if (holder === BANK) return word(voice.language, 'bank');
  return holder === POOL ? word(voice.language, 'pool') : holder;
}
