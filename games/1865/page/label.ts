import type { Params } from '@binario/kernel';
import { paramsOf } from '@binario/web/ask';
import type { Fields } from '@binario/web/game';
import type { Text } from '@binario/web/text';

/** The words on an option, with what it costs or brings. */
export function label(text: Text, action: Fields, facts: Params): string {
  const params = { ...paramsOf(action), ...facts };
  const known = (key: string, more: Params = {}) => text.say(key, { ...params, ...more });
  switch (action.type) {
    case 'buyCert':
      return known(`act.buyCert.${action.from}`);
    case 'sellShares':
      return known('act.sellShares', { gain: Number(action.shares) * Number(facts.each ?? 0) });
    case 'buyTrain': {
      const from = facts.owner === 'bank' || facts.owner === 'pool' ? facts.owner : 'other';
      return known(`act.buyTrain.${from}`);
    }
    case 'helpBuy':
      if (facts.ruins) return known('act.helpBuy.ruin');
      return known(Number(facts.lacks ?? 0) > 0 ? 'act.helpBuy.short' : 'act.helpBuy');
    case 'convert':
      return known(Number(facts.markers ?? 0) > 0 ? 'act.convert' : 'act.convert.full');
    case 'transferCard':
      return known(Number(facts.chips ?? 0) > 0 ? 'act.transferCard.now' : 'act.transferCard.later');
    case 'replaceMarkers': {
      const hexes = (action.hexes ?? []) as readonly string[];
      return hexes.length === 0 ? text.say('do.replaceMarkers.none') : text.say('do.replaceMarkers', { hexes });
    }
    case 'layTile':
      return known(Number(facts.cost ?? 0) > 0 ? 'act.layTile' : 'act.layTile.free');
    default:
      return known(`act.${action.type}`);
  }
}
