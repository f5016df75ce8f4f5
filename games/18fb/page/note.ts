import type { Params } from '@binario/kernel';
import type { Fields } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import { aboutLot } from './text/aboutLot.ts';

/** The second line of an offer: what a card does, where a route leads, what comes with a purchase, who must agree. */
export function note18fb(text: Text, action: Fields, facts: Params): string | undefined {
  const asked = facts.asked === undefined ? [] : [text.say('offer.asked', facts)];
  const words = [...lines(text, action, facts), ...asked];
  return words.length > 0 ? words.join(' · ') : undefined;
}

function lines(text: Text, action: Fields, facts: Params): readonly string[] {
  switch (action.type) {
    case 'chooseLot':
    case 'buyCard':
    case 'proposeCard':
    case 'buyRegional':
      return [aboutLot(text, String(action.private), facts)];
    case 'placeToken':
    case 'replaceBourbon': {
      const role = facts.role === undefined || facts.role === 'none' ? [] : [text.say(`role.${facts.role}`)];
      return [...role, text.say('offer.way', facts)];
    }
    case 'chooseHome':
      return lineTo(text, facts.line);
    case 'acquireRegional': {
      const { trains } = facts;
      const none = !Array.isArray(trains) || trains.length === 0;
      return [text.say(none ? 'offer.bringsNoTrain' : 'offer.brings', facts)];
    }
    default:
      return [];
  }
}

/** The line that a base stands for, where there is a choice of bases. */
function lineTo(text: Text, hexes: Params[string] | undefined): readonly string[] {
  if (!Array.isArray(hexes) || hexes.length === 0) return [];
  return [`→ ${hexes.map((hex) => text.hex(String(hex))).join(' → ')}`];
}
