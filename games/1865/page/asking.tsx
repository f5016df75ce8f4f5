import type { Params } from '@binario/kernel';
import type { Asking, Fields, ListControl } from '@binario/web/game';
import type { ShownLay } from '@binario/web/model';
import type { Text } from '@binario/web/text';
import type { Table1865 } from '../table.ts';
import { Absorption } from './ask/Absorption.tsx';
import { DragonsStrip } from './ask/DragonsStrip.tsx';
import { Replacing, replaceable } from './ask/Replacing.tsx';
import { TrafficNow } from './ask/TrafficNow.tsx';
import { label } from './label.ts';

const list = (group: string): ListControl => ({ kind: 'list', group });

/** Which control asks for each kind of action of 1865. */
export const asking1865: Asking<Table1865> = {
  controls: {
    pass: { kind: 'pass' },
    layTile: { kind: 'lay' },
    placeMarker: { kind: 'route', group: 'placeMarker', hexesOf: ({ route }) => route as readonly string[] },
    chooseHome: { kind: 'map', group: 'chooseHome', hexOf: ({ hex }) => String(hex) },
    vacateMine: { kind: 'map', group: 'vacateMine', hexOf: ({ hex }) => String(hex) },
    pickCard: list('pickCard'),
    convert: list('convert'),
    buyCert: { ...list('stock'), row: 'buy' },
    buyPresidency: { ...list('stock'), row: 'buy' },
    buyTrain: list('buyTrain'),
    helpBuy: { ...list('helpBuy'), first: true },
    discardTrain: list('discardTrain'),
    transferCard: list('transferCard'),
    repayLoan: list('repayLoan'),
    payDividend: list('income'),
    withhold: list('income'),
    consent: list('consent'),
    refuse: list('consent'),
    launch: { ...list('stock'), row: 'start' },
    sellShares: { ...list('stock'), row: 'sell' },
    absorb: { kind: 'own', tells: () => true },
    beAbsorbed: { kind: 'own', tells: () => true },
    replaceMarkers: { kind: 'own', hexesOf: ({ flow, table }) => replaceable(table, flow.at(-1)) },
  },
  label,
  chip,
  note,
  primary: (_text, { type }, name) => (type === 'placeMarker' ? withoutWay(name) : name),
  momentSteps: ['endTurn'],
  passWord: ({ round }) => (round.startsWith('SR') ? 'act.pass' : 'act.passOn'),
  layNote,
  above: (snapshot) => (
    <>
      <DragonsStrip snapshot={snapshot} />
      <TrafficNow snapshot={snapshot} />
      <Absorption snapshot={snapshot} />
      <Replacing snapshot={snapshot} />
    </>
  ),
};

/** The number of shares or the percent, and the money. */
function chip(text: Text, action: Fields, facts: Params): string {
  switch (action.type) {
    case 'sellShares':
      return text.say('sale.block', {
        shares: Number(action.shares),
        gain: Number(action.shares) * Number(facts.each ?? 0),
      });
    case 'buyCert':
      return text.say(`chip.buy.${action.from}`, facts);
    case 'buyPresidency':
      return text.say('chip.presidency', facts);
    default:
      return String(action.value);
  }
}

/** A company to be launched: its name and where it goes. */
function note(text: Text, action: Fields, facts: Params): string | undefined {
  if (action.type !== 'launch') return undefined;
  const way = facts.home === undefined ? 'launch.newHome' : facts.destination ? 'launch.way' : 'launch.home';
  return text.say(way, facts);
}

/** The hexes of a route are told in the list; the button has room for its end, cost and traffic. */
const withoutWay = (name: string): string => name.replace(/ \([^()]*\)$/, '');

/** What a tile costs and what traffic it brings, before it is laid. */
function layNote(text: Text, { cost, facts = {} }: ShownLay): string {
  const paid = cost > 0 ? text.t('lay.cost', { cost }) : text.t('lay.free');
  const traffic = trafficNote(text, facts);
  return traffic ? `${paid} · ${traffic}` : paid;
}

function trafficNote(text: Text, facts: Params): string {
  const corps = (facts.corps ?? []) as readonly string[];
  const more = Number(facts.more ?? 0);
  switch (facts.kind) {
    case 'city':
      if (more <= 0) return '';
      return text.say(corps.length > 0 ? 'lay.cityFor' : 'lay.city', { more, corps });
    case 'town':
    case 'mine':
      return text.say(`lay.${facts.kind}`, { value: Number(facts.value ?? 0) });
    default:
      return '';
  }
}
