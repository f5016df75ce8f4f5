import type { Params } from '@binario/kernel';
import { paramsOf } from '@binario/web/ask';
import type { Asking, Fields, ListControl, MapControl } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import type { Table1849 } from '../table.ts';
import { Gauges } from './ask/Gauges.tsx';

const list = (group: string): ListControl => ({ kind: 'list', group });
const onMap = (group: string): MapControl => ({ kind: 'map', group, hexOf: (offer) => String(offer.hex) });

/** Which control asks for each kind of action of 1849. */
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
    sellStock: { ...list('stock'), row: 'sell' },
    sellTreasury: { ...list('sellTreasury'), refusedOnce: true },
    buyCert: { ...list('stock'), row: 'buy' },
    startCorp: { ...list('stock'), row: 'start' },
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
  known: (snapshot) => <Gauges snapshot={snapshot} />,
  chip,
  note,
  primary(text, action, name) {
    if (action.type === 'bid') return text.say('act.bidNow', paramsOf(action));
    return action.type === 'chooseHome' ? text.labelled(text.say('action.chooseHome'), name) : name;
  },
  momentSteps: ['endTurn'],
  passWord({ state, round }) {
    const step = state.flow.at(-1)?.step;
    // Who does not raise in a contested bidding is out of it.
    if (step === 'bidding') return 'act.dropOut';
    return step === 'auction' || round.startsWith('SR') ? 'act.pass' : 'act.passOn';
  },
};

/** Percent and money; the office, if it goes with the sale. */
function chip(text: Text, action: Fields, facts: Params): string {
  switch (action.type) {
    case 'sellStock':
      return text.say(Number(action.president ?? 0) > 0 ? 'chip.sellPresident' : 'chip.sell', facts);
    case 'buyCert':
      return text.say(`chip.buy.${action.from}`, facts);
    default:
      return text.say('chip.start', paramsOf(action));
  }
}

/** Under an offer: the full name of a corporation to be started, what a private company does and the bids that stand for it. */
function note(text: Text, action: Fields, facts: Params): string | undefined {
  if (action.type === 'startCorp') return String(facts.name);
  if (action.type !== 'bid' && action.type !== 'buyPrivate') return undefined;
  const power = text.say(`power.${action.private}`);
  const bidders = (facts.bidders ?? []) as readonly string[];
  if (bidders.length === 0) return power;
  const amounts = (facts.amounts ?? []) as readonly string[];
  const bids = bidders.map((player, i) => text.say('offer.bid', { player, amount: Number(amounts[i]) }));
  return `${text.say('offer.bids', { bids })} · ${power}`;
}

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
