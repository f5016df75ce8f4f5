import type { Event, Line, Params } from '@binario/kernel';
import { GONE, priceAt } from '@binario/rail';
import { grid } from '../data/market.ts';
import type { Effect18fb } from '../effects.ts';
import { en } from './en.ts';
import type { Text18fb } from './keys.ts';

const line = (key: keyof Text18fb['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });

/** The line an event makes, if any. Silent are those which a note, or another effect of the same act, tells already. */
export function lineOf(event: Event<Effect18fb>): Line | undefined {
  switch (event.type) {
    case 'noted':
      return { key: `note.${event.note}`, params: event.params };
    case 'paid':
      if (!Object.hasOwn(en.paid, event.why)) return undefined;
      return { key: `paid.${event.why}`, params: { from: event.from, to: event.to, amount: event.amount } };
    case 'actingNamed':
      return event.player ? line('actingNamed', { corp: event.corp, player: event.player }) : undefined;
    case 'bourbonRemoved':
      return line('bourbonRemoved', { hex: event.hex });
    case 'markerMoved':
      return line('markerMoved', { corp: event.corp, price: priceAt(grid, event.to) });
    case 'standingChanged':
      return line('standing', { corp: event.corp, standing: event.standing });
    case 'tokenTaken':
      return event.to === 'lost' ? line('tokenLost', { corp: event.corp, hex: event.hex }) : undefined;
    case 'trainMoved':
      return event.to === GONE ? line('trainGone', { train: event.train }) : undefined;
    case 'privateMoved':
      return event.to === GONE ? line('cardDiscarded', { private: event.private }) : undefined;
    case 'playerLeft':
      return line('playerLeft', { player: event.player });
    case 'priorityGiven':
      return line('priorityGiven', { player: event.player });
    case 'turnBegan':
      return line('turnBegan', { corp: event.corp });
    case 'turnSkipped':
      return line('turnSkipped', { corp: event.corp });
    case 'ended':
      return line('ended', { reason: event.reason });
    case 'cardUsed':
    case 'certMoved':
    case 'certsIssued':
    case 'certsWithdrawn':
    case 'charterFilled':
    case 'choiceGiven':
    case 'concessionMoved':
    case 'depositReturned':
    case 'falconPassed':
    case 'floated':
    case 'frameDropped':
    case 'homeChosen':
    case 'intermediateReached':
    case 'leasePaid':
    case 'lineBuilt':
    case 'markerRemoved':
    case 'markersPassed':
    case 'markersTaken':
    case 'cardLent':
    case 'operatingRoundBegan':
    case 'phaseEntered':
    case 'regionalAcquired':
    case 'regionalReached':
    case 'regionalRoundHeld':
    case 'regionalsOpened':
    case 'saleBarred':
    case 'seated':
    case 'shareGiven':
    case 'stackOrdered':
    case 'started':
    case 'stockRoundBegan':
    case 'tileLaid':
    case 'tileRemoved':
    case 'tokenPlaced':
    case 'trainLeased':
    case 'turnCleared':
    case 'turnCounted':
    case 'turnNoted':
      return undefined;
    default:
      return unheard(event);
  }
}

/** A new effect must be told or kept silent on purpose: else this does not compile. */
function unheard(_event: never): undefined {
  return undefined;
}
