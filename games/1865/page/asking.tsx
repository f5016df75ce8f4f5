import type { Params } from '@binario/kernel';
import type { Asking, ListControl } from '@binario/web/game';
import type { Lay } from '@binario/web/model';
import type { Text } from '@binario/web/text';
import type { Table1865 } from '../table.ts';
import { Absorption } from './ask/Absorption.tsx';
import { Launches } from './ask/Launches.tsx';
import { Replacing } from './ask/Replacing.tsx';
import { Sales } from './ask/Sales.tsx';
import { TrafficNow } from './ask/TrafficNow.tsx';
import { label } from './label.ts';

const list = (group: string): ListControl => ({ kind: 'list', group });

export const asking1865: Asking<Table1865> = {
  controls: {
    pass: { kind: 'pass' },
    layTile: { kind: 'lay' },
    placeMarker: { kind: 'route', group: 'placeMarker', hexesOf: ({ route }) => route as readonly string[] },
    chooseHome: { kind: 'map', group: 'chooseHome', hexOf: ({ hex }) => String(hex) },
    vacateMine: { kind: 'map', group: 'vacateMine', hexOf: ({ hex }) => String(hex) },
    pickCard: list('pickCard'),
    convert: list('convert'),
    buyCert: list('buyCert'),
    buyPresidency: list('buyCert'),
    buyTrain: list('buyTrain'),
    helpBuy: { ...list('helpBuy'), first: true },
    discardTrain: list('discardTrain'),
    transferCard: list('transferCard'),
    repayLoan: list('repayLoan'),
    payDividend: list('income'),
    withhold: list('income'),
    consent: list('consent'),
    refuse: list('consent'),
    launch: { kind: 'own' },
    sellShares: { kind: 'own' },
    absorb: { kind: 'own' },
    beAbsorbed: { kind: 'own' },
    replaceMarkers: { kind: 'own' },
  },
  label,
  primary: (_text, { type }, name) => (type === 'placeMarker' ? withoutWay(name) : name),
  passWord: ({ round }) => (round.startsWith('SR') ? 'act.pass' : 'act.passOn'),
  layNote,
  above: (snapshot) => (
    <>
      <TrafficNow snapshot={snapshot} />
      <Sales snapshot={snapshot} />
      <Absorption snapshot={snapshot} />
      <Replacing snapshot={snapshot} />
    </>
  ),
  below: (snapshot) => <Launches snapshot={snapshot} />,
};

/** The hexes of a route are told in the list; the button has room for its end, cost and traffic. */
const withoutWay = (name: string): string => name.replace(/ \([^()]*\)$/, '');

/** What a tile costs and what traffic it brings, before it is laid. */
function layNote(text: Text, { cost, facts = {} }: Lay): string {
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
