import type { Params } from '@binario/kernel';
import { paramsOf } from '@binario/web/ask';
import type { Asking, Fields, ListControl, MapControl } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import type { Table1849 } from '../table.ts';

const list = (group: string): ListControl => ({ kind: 'list', group });
const onMap = (group: string): MapControl => ({ kind: 'map', group, hexOf: (offer) => String(offer.hex) });

export const asking1849: Asking<Table1849> = {
  controls: {
    pass: { kind: 'pass' },
    layTile: { kind: 'lay' },
    runTrains: { kind: 'run' },
    placeToken: onMap('placeToken'),
    chooseHome: onMap('chooseHome'),
    markPort: { ...onMap('markPort'), afterTiles: true },
    buyPrivate: list('buyPrivate'),
    bid: { ...list('buyPrivate'), step: 5 },
    setValue: list('setValue'),
    sellStock: { ...list('sellStock'), refusedOnce: true },
    sellTreasury: { ...list('sellTreasury'), refusedOnce: true },
    buyCert: list('buyCert'),
    startCorp: list('startCorp'),
    buyTrain: list('buyTrain'),
    acquirePrivate: list('acquirePrivate'),
    acquireToken: list('acquireToken'),
    buyBack: list('sellTreasury'),
    payDividend: list('dividend'),
    withhold: list('dividend'),
    discardTrain: list('discardTrain'),
    takeCerts: list('takeCerts'),
    consent: list('consent'),
    refuse: list('consent'),
    declareBankruptcy: list('emergency'),
    takeLoan: list('emergency'),
    leaveGame: list('emergency'),
    useSms: list('powers'),
    buyEToken: list('powers'),
    payInterest: list('bonds'),
    repayBond: list('bonds'),
    issueBond: list('bonds'),
  },
  label,
  primary(text, action, name) {
    if (action.type === 'bid') return text.say('act.bidNow', paramsOf(action));
    return action.type === 'chooseHome' ? text.labelled(text.say('action.chooseHome'), name) : name;
  },
  passWord: ({ state, round }) =>
    ['auction', 'bidding'].includes(state.flow.at(-1)?.step ?? '') || round.startsWith('SR')
      ? 'act.pass'
      : 'act.passOn',
};

function label(text: Text, action: Fields, facts: Params, table: Table1849): string {
  const params = { ...paramsOf(action), ...facts };
  const known = (key: string) => text.say(key, params);
  switch (action.type) {
    case 'buyCert':
      return known(facts.percent ? `act.buyCert.${action.from}` : `act.buyCert.none.${action.from}`);
    case 'sellStock':
    case 'sellTreasury': {
      const office = Number(action.president ?? 0) > 0;
      const key = action.type === 'sellTreasury' ? 'act.sellTreasury' : office ? 'act.sellPresident' : 'act.sellStock';
      return text.say(key, { ...params, pile: pileOf(action) });
    }
    case 'takeCerts':
      return known(`act.takeCerts.${action.certs}`);
    case 'buyTrain': {
      const owner = table.trains[String(action.train)] ?? '';
      const from = owner === 'bank' || owner === 'pool' ? owner : 'other';
      return text.say(`act.buyTrain.${from}`, { ...params, owner });
    }
    case 'acquirePrivate':
      return text.say('act.acquirePrivate', { ...params, owner: table.privates[String(action.private)] ?? '' });
    default:
      return known(`act.${action.type}`);
  }
}

/** Of which certificates a sale is made up, in the words of the game. */
function pileOf(sale: Fields): readonly string[] {
  const count = (field: string) => Number(sale[field] ?? 0);
  return [
    ...(count('ordinary') > 0 ? [`ordinary ${count('ordinary')}`] : []),
    ...(count('last') > 0 ? ['last'] : []),
    ...(count('president') > 0 ? [`president${count('president')}`] : []),
  ];
}
