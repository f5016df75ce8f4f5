import type { Event, Line, Params } from '@binario/kernel';
import { BANK, GONE, isPlayer, POOL, priceAt } from '@binario/rail';
import { LAST } from '../data/corporations.ts';
import { grid } from '../data/market.ts';
import type { Effect1849 } from '../effects.ts';
import { en } from './en.ts';
import type { Text1849 } from './keys.ts';

const line = (key: keyof Text1849['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });

/** The line an event makes, if any. Silent are those which a note, or another effect of the same act, tells already. */
export function lineOf(event: Event<Effect1849>): Line | undefined {
  switch (event.type) {
    case 'noted':
      return { key: `note.${event.note}`, params: event.params };
    case 'paid':
      return payment(event);
    case 'certMoved':
      return event.cert === LAST ? lastCertificate(event.corp, event.to) : undefined;
    case 'markerMoved': {
      const price = priceAt(grid, event.to);
      return price > 0 ? line('markerMoved', { corp: event.corp, price }) : undefined;
    }
    case 'tileRemoved':
      return line('tileRemoved', { hex: event.hex });
    case 'tokenPlaced':
      return line('tokenPlaced', { corp: event.corp, hex: event.hex });
    case 'tokenTaken':
      return line(event.to === 'lost' ? 'tokenLost' : 'tokenReturned', { corp: event.corp, hex: event.hex });
    case 'trainMoved':
      return event.to === GONE ? line('trainGone', { train: event.train }) : undefined;
    case 'privateMoved':
      return event.to === GONE ? line('privateClosed', { private: event.private }) : undefined;
    case 'phaseEntered':
      return line('phaseEntered', { phase: event.phase });
    case 'playerLeft':
      return line('playerLeft', { player: event.player });
    case 'priorityGiven':
      return line('priorityGiven', { player: event.player });
    case 'corpClosed':
      return line('corpClosed', { corp: event.corp });
    case 'queueSet':
      return line(event.aside ? 'garibaldiAside' : 'garibaldiBack');
    case 'rsaLinked':
      return event.corp === null ? undefined : line('rsaLinked', { corp: event.corp });
    case 'stockRoundBegan':
      return line('stockRoundBegan', { number: event.number });
    case 'turnBegan':
      return line('turnBegan', { corp: event.corp });
    case 'portMarked':
      return line('portMarked', { corp: event.corp, hex: event.hex });
    case 'portCleared':
      return line('portCleared');
    case 'messinaBanned':
      return line(event.banned ? 'messinaBanned' : 'messinaOpen');
    case 'ended':
      return line('ended', { reason: event.reason });
    case 'certsIssued':
    case 'certsWithdrawn':
    case 'charterFilled':
    case 'choiceGiven':
    case 'corpNoted':
    case 'corpStarted':
    case 'eTokenSold':
    case 'frameDropped':
    case 'loanPutOff':
    case 'loanTaken':
    case 'markerRemoved':
    case 'orderKept':
    case 'saleBarred':
    case 'saleRemembered':
    case 'stackOrdered':
    case 'tileLaid':
    case 'turnNoted':
      return undefined;
    default:
      return unheard(event);
  }
}

function payment({ from, to, amount, why }: Extract<Effect1849, { readonly type: 'paid' }>): Line | undefined {
  if (!Object.hasOwn(en.paid, why)) return undefined;
  const byBank = `${why}.${BANK}`;
  const key = from === BANK && Object.hasOwn(en.paid, byBank) ? byBank : why;
  return { key: `paid.${key}`, params: { from, to, amount } };
}

/** Notes about purchases and exchanges do not say which certificate it was; the last one counts double. */
function lastCertificate(corp: string, to: string): Line | undefined {
  if (isPlayer(to)) return line('lastToPlayer', { corp, to });
  return line(to === POOL ? 'lastToPool' : 'lastToTreasury', { corp });
}

/** A new effect must be told or kept silent on purpose: else this does not compile. */
function unheard(_event: never): undefined {
  return undefined;
}
