import type { Event, Line, Params } from '@binario/kernel';
import { GONE, priceAt } from '@binario/rail';
import { grid } from '../data/market.ts';
import type { Effect1865 } from '../effects.ts';
import { en } from './en.ts';
import type { Text1865 } from './keys.ts';

const line = (key: keyof Text1865['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });

/** Mines go down by themselves; players lay only the first tile of one. */
const minesDown: readonly string[] = ['174', '175'];

/** The line an event makes, if any. Silent are those which a note, or another effect of the same act, tells already. */
export function lineOf(event: Event<Effect1865>): Line | undefined {
  switch (event.type) {
    case 'noted':
      return noted(event);
    case 'paid':
      if (!Object.hasOwn(en.paid, event.why)) return undefined;
      return { key: `paid.${event.why}`, params: { from: event.from, to: event.to, amount: event.amount } };
    case 'chipsTaken': {
      const key = `chipsTaken.${event.why}`;
      return Object.hasOwn(en.effects, key)
        ? line(key as keyof Text1865['effects'], { corp: event.corp, count: event.count })
        : undefined;
    }
    case 'markerMoved':
      return line('markerMoved', { corp: event.corp, price: priceAt(grid, event.to) });
    case 'markersGranted':
      return event.count > 0 ? line('markersGranted', { corp: event.corp, count: event.count }) : undefined;
    case 'tileLaid':
      return minesDown.includes(event.tile) ? line('mineDown', { hex: event.hex, tile: event.tile }) : undefined;
    case 'tokenTaken':
      return event.to === 'lost' ? line('tokenLost', { corp: event.corp, hex: event.hex }) : undefined;
    case 'trainMoved':
      return event.to === GONE ? line('trainGone', { train: event.train }) : undefined;
    case 'privateMoved':
      return event.to === GONE ? line('privateDiscarded', { private: event.private }) : undefined;
    case 'playerLeft':
      return line('playerLeft', { player: event.player });
    case 'priorityGiven':
      return line('priorityGiven', { player: event.player });
    case 'rowMoved':
      return line('rowMoved', { corp: event.corp, row: event.row });
    case 'turnBegan':
      return line('turnBegan', { corp: event.corp });
    case 'ended':
      return line('ended', { reason: event.reason });
    case 'absorbed':
    case 'bonusGiven':
    case 'certMoved':
    case 'certsIssued':
    case 'certsWithdrawn':
    case 'charterFilled':
    case 'chipsPassed':
    case 'chipsReturned':
    case 'choiceGiven':
    case 'companyClosed':
    case 'floated':
    case 'frameDropped':
    case 'homeChosen':
    case 'launched':
    case 'loanRepaid':
    case 'loansPassed':
    case 'loanTaken':
    case 'markerRemoved':
    case 'operatingRoundBegan':
    case 'personalLoan':
    case 'phaseEntered':
    case 'revenueDeclared':
    case 'saleBarred':
    case 'stackOrdered':
    case 'stockRoundBegan':
    case 'tileRemoved':
    case 'tokenPlaced':
    case 'turnEnded':
    case 'turnedMajor':
    case 'turnNoted':
      return undefined;
    default:
      return unheard(event);
  }
}

function noted({ note, params }: Extract<Effect1865, { readonly type: 'noted' }>): Line {
  const none = note === 'markersReplaced' && params.hexes?.toString() === '';
  return none ? line('noneReplaced', params) : { key: `note.${note}`, params };
}

/** A new effect must be told or kept silent on purpose: else this does not compile. */
function unheard(_event: never): undefined {
  return undefined;
}
