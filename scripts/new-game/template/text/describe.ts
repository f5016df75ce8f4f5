import { type Event, type Line, type Params, type State, type Teller, tellerOf } from '@binario/kernel';
import { priceAt } from '@binario/rail';
import { grid } from '../data/board.ts';
import type { EffectSample } from '../effects.ts';
import { gameSample } from '../game.ts';
import type { TableSample } from '../table.ts';
import { catalogues } from './catalogue.ts';
import type { TextSample } from './keys.ts';
import { speaker } from './speaker.ts';

const line = (key: keyof TextSample['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });

/** The line of the log that an event makes, if any. */
export function lineOf(event: Event<EffectSample>): Line | undefined {
  switch (event.type) {
    case 'certBought': {
      const percent = event.cert === 0 ? 20 : 10;
      return line('certBought', { player: event.to, corp: event.corp, percent, amount: event.price });
    }
    case 'ended':
      return line('ended');
    case 'markerMoved':
      return line('markerMoved', { corp: event.corp, price: priceAt(grid, event.to) });
    case 'passed':
      return line('passed', { player: event.player });
    case 'ran':
      return event.revenue > 0
        ? line('ran', { corp: event.corp, revenue: event.revenue })
        : line('ranNothing', { corp: event.corp });
    case 'roundBegan':
      return { ...line('roundBegan', { number: event.number }), heading: true };
    case 'tileLaid':
      return line('tileLaid', { corp: event.by ?? '', tile: event.tile, hex: event.hex });
    case 'trainBought':
      return line('trainBought', { corp: event.to, train: event.train, amount: event.price });
    default:
      return undefined;
  }
}

/** What is asked now; nothing when the game is over. */
export function askOf({ flow }: State<TableSample>): Line | undefined {
  const top = flow.at(-1);
  return top && { key: `ask.${top.step}`, params: {} };
}

/** Every sentence about the game. */
export const teller: Teller<TableSample, EffectSample> = tellerOf({
  game: gameSample,
  catalogues,
  speaker,
  lineOf,
  askOf,
  suffixOf: () => '',
  moreOf: () => ({}),
  unnamed: ['game'],
});
