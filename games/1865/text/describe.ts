import { type Params, type Teller, tellerOf } from '@binario/kernel';
import { alongRoute } from '@binario/rail';
import type { Effect1865 } from '../effects.ts';
import { game1865 } from '../game.ts';
import type { Table1865 } from '../table.ts';
import { askOf } from './asks.ts';
import { catalogues } from './catalogue.ts';
import { lineOf } from './events.ts';
import { speaker } from './speaker.ts';
import { unnamedSteps } from './unnamedSteps.ts';

/** Every sentence about a game of 1865. */
export const teller: Teller<Table1865, Effect1865> = tellerOf({
  game: game1865,
  catalogues,
  speaker,
  lineOf,
  askOf,
  suffixOf,
  moreOf: alongRoute,
  unnamed: unnamedSteps,
});

/** The sentences about a game of 1865, one function for each kind. */
export const { breadcrumb, describeAction, describeAsk, describeEvent, describeFrame, describeRefusal, labelOf } =
  teller;

function suffixOf(type: string, params: Params): string {
  switch (type) {
    case 'buyCert':
      return `.${params.from}`;
    case 'replaceMarkers':
      return params.hexes?.toString() === '' ? '.none' : '';
    default:
      return '';
  }
}
