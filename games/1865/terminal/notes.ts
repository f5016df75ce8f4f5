import { type Offer, type State, sampleOf } from '@binario/kernel';
import { BANK, POOL } from '@binario/rail';
import { type Voice, word } from '@binario/terminal';
import type { Action1865 } from '../actions.ts';
import { priceOfCard } from '../board/boardOf.ts';
import { compensation, meansFor } from '../rules/absorption.ts';
import { certThere, costThere } from '../rules/buying.ts';
import { routeOf } from '../rules/markers.ts';
import type { Table1865 } from '../table.ts';
import { price } from '../table.ts';

const money = (amount: number): string => `L.${amount}`;

/** What an offer costs, brings, or whom it concerns, where its own words do not say it. */
export function noteOn({ table, flow }: State<Table1865>, offer: Offer, voice: Voice): string | undefined {
  const action = sampleOf(offer) as Action1865;
  const { corp = '' } = (flow.at(-1) ?? {}) as { readonly corp?: string };
  switch (action.type) {
    case 'buyCert':
      return certThere(table, action.corp, action.from) === undefined
        ? undefined
        : money(costThere(table, action.corp, action.from));
    case 'buyPresidency':
      return money(2 * price(table, action.corp));
    case 'launch':
      return typeof offer.value === 'number' ? money(2 * action.value) : undefined;
    case 'sellShares':
      return `${money(price(table, action.corp))} ×`;
    case 'buyTrain':
      return `${action.train}, ${ownerOf(table, action.train, voice)}`;
    case 'helpBuy':
      return `${action.train}, ${ownerOf(table, action.train, voice)}, ${money(priceOfCard(table, action.train))}`;
    case 'absorb':
      return absorbNote(table, corp, action.corp);
    case 'beAbsorbed':
      return absorbNote(table, action.corp, corp);
    case 'placeMarker': {
      const route = routeOf(table, action.route);
      return route && `${money(route.cost)}, ${word(voice.language, 'traffic')} +${route.chips}`;
    }
    default:
      return undefined;
  }
}

/** What the shares cost, and what could be raised for them. */
const absorbNote = (table: Table1865, acquirer: string, target: string): string =>
  `${money(compensation(table, target))} / ${money(meansFor(table, { acquirer, target }))}`;

function ownerOf(table: Table1865, train: string, voice: Voice): string {
  const holder = table.trains[train] ?? '';
  if (holder === BANK) return word(voice.language, 'bank');
  return holder === POOL ? word(voice.language, 'pool') : holder;
}
