import { type Action, isOpenDomain, type Offer, type Params, type Teller, tellerOf } from '@binario/kernel';
import type { WishedRoute } from '@binario/rail';
import type { Sale } from '../actions.ts';
import type { Effect1849 } from '../effects.ts';
import { game1849 } from '../game.ts';
import type { Table1849 } from '../table.ts';
import { askOf } from './asks.ts';
import { catalogues } from './catalogue.ts';
import { lineOf } from './events.ts';
import { speaker } from './speaker.ts';
import { unnamedSteps } from './unnamedSteps.ts';

/** Every sentence about a game of 1849. */
export const teller: Teller<Table1849, Effect1849> = tellerOf({
  game: game1849,
  catalogues,
  speaker,
  lineOf,
  askOf,
  suffixOf,
  moreOf,
  unnamed: unnamedSteps,
});

/** The sentences about a game of 1849, one function for each kind. */
export const { breadcrumb, describeAction, describeAsk, describeEvent, describeFrame, describeRefusal, labelOf } =
  teller;

function suffixOf(type: string, params: Params): string {
  switch (type) {
    case 'buyCert':
      return `.${params.from}`;
    case 'takeCerts':
      return `.${params.certs}`;
    case 'runTrains':
      return params.routes?.toString() === '' ? '.none' : '';
    default:
      return '';
  }
}

function moreOf(action: Action | Offer): Params {
  switch (action.type) {
    case 'runTrains':
      return { routes: routesOf(action as Offer) };
    case 'sellStock':
    case 'sellTreasury':
      return saleInWords(action as unknown as Partial<Sale>);
    default:
      return {};
  }
}

function routesOf({ routes }: Offer): readonly string[] {
  const wished = (isOpenDomain(routes) ? routes.sample : routes) as readonly WishedRoute[];
  return wished.map(({ train, hexes }) => `${train}: ${hexes.join(' ')}`);
}

function saleInWords({ ordinary = 0, last = 0, president = 0 }: Partial<Sale>): Params {
  const pile = [
    ...(ordinary > 0 ? [`ordinary ${ordinary}`] : []),
    ...(last > 0 ? ['last'] : []),
    ...(president > 0 ? [`president${president}`] : []),
  ];
  return { percent: (ordinary + 2 * last + president) * 10, pile };
}
