import { type Params, type Teller, tellerOf } from '@binario/kernel';
import { alongRoute } from '@binario/rail';
import type { Effect18fb } from '../effects.ts';
import { game18fb } from '../game.ts';
import type { Table18fb } from '../table.ts';
import { askOf } from './asks.ts';
import { catalogues } from './catalogue.ts';
import { lineOf } from './events.ts';
import { speaker } from './speaker.ts';
import { unnamedSteps } from './unnamedSteps.ts';

/** Every sentence about a game of 18FB. */
export const teller: Teller<Table18fb, Effect18fb> = tellerOf({
  game: game18fb,
  catalogues,
  speaker,
  lineOf,
  askOf,
  suffixOf,
  moreOf: alongRoute,
  unnamed: unnamedSteps,
});

/** The sentences about a game of 18FB, one function for each kind. */
export const { breadcrumb, describeAction, describeAsk, describeEvent, describeFrame, describeRefusal, labelOf } =
  teller;

function suffixOf(type: string, params: Params): string {
  switch (type) {
    case 'buyCert':
    case 'buyHolding':
      return `.${params.from}`;
    case 'payDividend':
      return `.${params.how}`;
    default:
      return '';
  }
}
