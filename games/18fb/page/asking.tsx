import type { Frame, Params, State } from '@binario/kernel';
import { paramsOf } from '@binario/web/ask';
import type { Asking, Fields, ListControl, RouteControl } from '@binario/web/game';
import type { ShownChoice, ShownLay, Snapshot } from '@binario/web/model';
import type { Text } from '@binario/web/text';
import type { Table18fb } from '../table.ts';
import { Concessions } from './ask/Concessions.tsx';
import { Contested } from './ask/Contested.tsx';
import { Dividend } from './ask/Dividend.tsx';
import { Known } from './ask/Known.tsx';
import { Lending } from './ask/Lending.tsx';
import { Poll } from './ask/Poll.tsx';
import { note18fb } from './note.ts';

const list = (group: string, more: Partial<ListControl> = {}): ListControl => ({ kind: 'list', group, ...more });
const route = (group: string): RouteControl => ({
  kind: 'route',
  group,
  hexesOf: (offer) => offer.route as readonly string[],
});

/** Which control asks for each kind of action of 18FB. */
export const asking18fb: Asking<Table18fb> = {
  controls: {
    pass: { kind: 'pass' },
    decline: { kind: 'pass' },
    layTile: { kind: 'lay' },
    placeToken: route('token'),
    replaceBourbon: route('bourbon'),
    placeHome: {
      kind: 'map',
      group: 'token',
      hexOf: (_offer, { table, flow }: State<Table18fb>) => table.companies[corpIn(flow)]?.home ?? '',
    },
    chooseHome: { kind: 'map', group: 'chooseHome', hexOf: ({ hex }) => String(hex) },
    chooseLot: list('chooseLot'),
    bid: list('bid', { step: 5 }),
    buyCert: list('stock', { row: 'buy' }),
    buyPresidency: list('stock', { row: 'buy' }),
    reacquireConcession: list('reacquire'),
    buyCard: list('cards'),
    proposeCard: list('proposeCard', { step: 5, folded: true }),
    buyRegional: list('regionals', { step: 5 }),
    preemptPurchase: list('panfilo'),
    payDividend: list('dividend'),
    withhold: list('dividend'),
    buyTrain: list('buyTrain', { step: 10 }),
    helpBuy: list('helpBuy', { first: true }),
    payLease: list('lease'),
    buyHolding: list('stock', { row: 'buy' }),
    useMelisurgo: list('powers'),
    useFalcon: list('powers'),
    lendCard: { kind: 'own' },
    takeBackCard: { kind: 'own' },
    acquireRegional: list('acquireRegional'),
    consent: list('consent'),
    refuse: list('consent'),
    merge: list('poll'),
    stayApart: list('poll'),
    sellShares: list('stock', { row: 'sell' }),
    sellHolding: list('stock', { row: 'sell' }),
    acquireConcession: { kind: 'own', tells },
    startCompany: { kind: 'own', tells },
    preemptConcession: { kind: 'own', tells },
  },
  label,
  chip,
  note: note18fb,
  // In its financial step a company trades for itself.
  holder: ({ state }) => {
    const top = state.flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
    return top?.step === 'finance' ? top.corp : undefined;
  },
  primary: (text, { type }, name, facts) =>
    type === 'placeToken' || type === 'replaceBourbon' ? text.say('act.token.short', facts) : name,
  passWord: ({ state, round }) => {
    const step = state.flow.at(-1)?.step;
    // Who does not raise is out of this auction.
    if (step === 'auction') return 'act.dropOut';
    return step === 'panfilo' || round.startsWith('SR') ? 'act.pass' : 'act.passOn';
  },
  layNote,
  known: (snapshot) => <Known snapshot={snapshot} />,
  above: (snapshot) => (
    <>
      <Contested snapshot={snapshot} />
      <Dividend snapshot={snapshot} />
      {!canBuy(snapshot) && <Starts snapshot={snapshot} />}
    </>
  ),
  below: (snapshot) => (
    <>
      {canBuy(snapshot) && <Starts snapshot={snapshot} />}
      <Poll snapshot={snapshot} />
      <Lending snapshot={snapshot} />
    </>
  ),
};

/** A par that some card helps to pay is not refused because it cannot be paid without. */
function tells({ offer }: ShownChoice, all: readonly ShownChoice[]): boolean {
  const isSame = ({ offer: other }: ShownChoice) =>
    other.type === offer.type && other.corp === offer.corp && other.par === offer.par;
  return !all.some((choice) => !choice.refusal && isSame(choice));
}

/** The company whose turn or question it is. */
const corpIn = (flow: readonly Frame[]): string =>
  (flow.findLast((frame) => 'corp' in frame) as { readonly corp?: string } | undefined)?.corp ?? '';

/** The number of shares, or where the certificate lies, and the money. */
function chip(text: Text, action: Fields, facts: Params): string {
  switch (action.type) {
    case 'sellShares':
    case 'sellHolding':
      return text.say('sale.block', {
        shares: Number(action.shares),
        gain: Number(action.shares) * Number(facts.each ?? 0),
      });
    case 'buyPresidency':
      return text.say('chip.presidency', facts);
    case 'buyCert':
    case 'buyHolding':
      return text.say(`chip.buy.${action.from}`, facts);
    default:
      return String(action.par ?? '');
  }
}

/** Certificates are bought far more often than companies begun: where there are any, they stand first. */
const canBuy = ({ choices }: Snapshot): boolean =>
  choices.some(({ offer, refusal }) => offer.type === 'buyCert' && !refusal);

function Starts({ snapshot }: { snapshot: Snapshot }) {
  return (
    <>
      <Concessions snapshot={snapshot} type="acquireConcession" />
      <Concessions snapshot={snapshot} type="startCompany" />
      <Concessions snapshot={snapshot} type="preemptConcession" />
    </>
  );
}

function label(text: Text, action: Fields, facts: Params): string {
  const params = { ...paramsOf(action), ...facts };
  const known = (key: string, more: Params = {}) => text.say(key, { ...params, ...more });
  switch (action.type) {
    case 'chooseLot':
      return known(facts.income === undefined ? 'act.chooseLot.regional' : 'act.chooseLot.card');
    case 'buyCert':
    case 'buyHolding':
      return known(`act.${action.type}.${action.from}`);
    case 'sellShares':
    case 'sellHolding':
      return known('act.sell', { gain: Number(action.shares) * Number(facts.each ?? 0) });
    case 'acquireConcession':
    case 'preemptConcession':
    case 'reacquireConcession':
      return known(Number(facts.deposit ?? 0) > 0 ? `act.${action.type}` : `act.${action.type}.free`);
    case 'placeToken':
    case 'replaceBourbon':
      return known(`act.${action.type}`);
    case 'payDividend':
      return known(`act.payDividend.${action.how}`);
    case 'buyTrain': {
      const from = facts.owner === 'bank' || facts.owner === 'pool' ? facts.owner : 'other';
      return `${known(`act.buyTrain.${from}`)} (${facts.size ?? ''})`;
    }
    case 'helpBuy':
      return known(Number(facts.adds ?? 0) > 0 ? 'act.helpBuy' : 'act.helpBuy.none');
    case 'layTile':
      return known(Number(facts.cost ?? 0) > 0 ? 'act.layTile' : 'act.layTile.free');
    default:
      return known(`act.${action.type}`);
  }
}

/** What a tile costs, and what becomes of its station. */
function layNote(text: Text, { cost, facts = {} }: ShownLay): string {
  const more = Number(facts.more ?? 0);
  return [
    cost > 0 ? text.t('lay.cost', { cost }) : text.t('lay.free'),
    ...(facts.competitive === 'yes' ? [text.say('lay.competitive')] : []),
    ...(facts.kind === 'city' && more > 0 ? [text.say('lay.city', { more })] : []),
    ...(facts.kind === 'town' ? [text.say('lay.town', { markers: Number(facts.value ?? 0) / 10 })] : []),
  ].join(' · ');
}
