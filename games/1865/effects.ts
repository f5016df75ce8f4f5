import type { Params, Tx } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  type HexId,
  leftOf,
  type PlayerId,
  type PrivateId,
  type RailEffect,
  reduceRail,
  stationsOf,
  type Writable,
} from '@binario/rail';
import { certsFor, OFFER } from './data/companies.ts';
import { defOf, trainId } from './data/trains.ts';
import { type CompanyFacts, type EndReason, factsOf, freshTurn, type Table1865, type TurnFacts } from './table.ts';
import type { NoteKey } from './text/keys.ts';

/** What can happen in 1865 besides the effects every game of the family has. */
export type Effect1865 =
  | RailEffect
  | { readonly type: 'priorityGiven'; readonly player: PlayerId }
  | { readonly type: 'launched'; readonly corp: CorpId; readonly value: number }
  | { readonly type: 'floated'; readonly corp: CorpId; readonly row: number }
  /** The certificates are turned over and five more come to the offer; before the launch or by a conversion. */
  | { readonly type: 'turnedMajor'; readonly corp: CorpId }
  | { readonly type: 'homeChosen'; readonly corp: CorpId; readonly hex: HexId }
  /** Markers out of the box on to the chart. */
  | { readonly type: 'markersGranted'; readonly corp: CorpId; readonly count: number }
  | { readonly type: 'rowMoved'; readonly corp: CorpId; readonly row: number }
  | { readonly type: 'chipsTaken'; readonly corp: CorpId; readonly count: number; readonly why: string }
  | { readonly type: 'chipsReturned'; readonly corp: CorpId; readonly count: number }
  | { readonly type: 'chipsPassed'; readonly from: CorpId; readonly to: CorpId; readonly count: number }
  | { readonly type: 'bonusGiven'; readonly private: PrivateId; readonly corp: CorpId }
  | { readonly type: 'loanTaken'; readonly corp: CorpId }
  | { readonly type: 'loanRepaid'; readonly corp: CorpId }
  | { readonly type: 'loansPassed'; readonly from: CorpId; readonly to: CorpId }
  | { readonly type: 'personalLoan'; readonly player: PlayerId }
  | { readonly type: 'revenueDeclared'; readonly corp: CorpId; readonly amount: number }
  /** The target's certificates return to the offer as those of a major; its markers stay until they are replaced. */
  | { readonly type: 'absorbed'; readonly corp: CorpId; readonly by: CorpId }
  | { readonly type: 'companyClosed'; readonly corp: CorpId }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'saleBarred'; readonly player: PlayerId; readonly corp: CorpId }
  | { readonly type: 'operatingRoundBegan'; readonly set: number; readonly number: number }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnEnded'; readonly corp: CorpId }
  | { readonly type: 'turnNoted'; readonly facts: Partial<TurnFacts> }
  | { readonly type: 'choiceGiven' }
  | { readonly type: 'ended'; readonly reason: EndReason }
  /** Changes nothing: a line for the log. */
  | { readonly type: 'noted'; readonly note: NoteKey; readonly params: Params };

export type Tx1865 = Tx<Table1865, Effect1865>;

/** Field by field: see `reduceRail`. */
function copyOf(table: Table1865): Writable<Table1865> {
  return {
    seats: table.seats,
    leavers: table.leavers,
    phase: table.phase,
    cash: table.cash,
    certs: table.certs,
    market: table.market,
    map: table.map,
    stations: table.stations,
    charters: table.charters,
    trains: table.trains,
    privates: table.privates,
    options: table.options,
    certLimit: table.certLimit,
    priority: table.priority,
    companies: table.companies,
    bonusPaid: table.bonusPaid,
    sold: table.sold,
    operated: table.operated,
    turn: table.turn,
    loans: table.loans,
    bankBroken: table.bankBroken,
    lively: table.lively,
    ended: table.ended,
  };
}

function withField<K extends keyof Table1865>(table: Table1865, field: K, value: Table1865[K]): Table1865 {
  const next = copyOf(table);
  next[field] = value;
  return next;
}

function withFacts(table: Table1865, corp: CorpId, facts: Partial<CompanyFacts>): Table1865 {
  return withField(table, 'companies', { ...table.companies, [corp]: { ...factsOf(table, corp), ...facts } });
}

const counted = (table: Table1865, corp: CorpId, field: 'chips' | 'loans' | 'markers' | 'turns', by: number) =>
  withFacts(table, corp, { [field]: factsOf(table, corp)[field] + by });

export function reduce(table: Table1865, effect: Effect1865): Table1865 {
  switch (effect.type) {
    case 'paid': {
      const next = reduceRail(table, effect, copyOf);
      const broke = effect.from === BANK && (next.cash[BANK] ?? 0) <= 0;
      const bankBroken = next.bankBroken || broke;
      if (bankBroken === next.bankBroken && next.lively) return next;
      return withField(withField(next, 'bankBroken', bankBroken), 'lively', true);
    }
    case 'trainMoved':
      return withNextCard(reduceRail(table, effect, copyOf), effect.train, table.trains[effect.train]);
    case 'tokenTaken': {
      const next = withoutGap(reduceRail(table, effect, copyOf), effect.hex);
      return effect.to === 'lost' ? counted(next, effect.corp, 'markers', -1) : next;
    }
    case 'playerLeft': {
      const next = reduceRail(table, effect, copyOf);
      return next.priority === effect.player ? withField(next, 'priority', leftOf(next, effect.player)) : next;
    }
    case 'priorityGiven':
      return withField(table, 'priority', effect.player);
    case 'launched':
      return withFacts(table, effect.corp, { standing: 'launched', value: effect.value, turns: 0 });
    case 'floated':
      return withFacts(table, effect.corp, { standing: 'floated', row: effect.row, value: null });
    case 'turnedMajor':
      return withFacts(withMajorCerts(table, effect.corp), effect.corp, { status: 'major' });
    case 'homeChosen':
      return withFacts(table, effect.corp, { home: effect.hex });
    case 'markersGranted': {
      const charters = { ...table.charters, [effect.corp]: (table.charters[effect.corp] ?? 0) + effect.count };
      return counted(withField(table, 'charters', charters), effect.corp, 'markers', effect.count);
    }
    case 'rowMoved':
      return withFacts(table, effect.corp, { row: effect.row });
    case 'chipsTaken':
      return counted(table, effect.corp, 'chips', effect.count);
    case 'chipsReturned':
      return counted(table, effect.corp, 'chips', -effect.count);
    case 'chipsPassed':
      return counted(counted(table, effect.from, 'chips', -effect.count), effect.to, 'chips', effect.count);
    case 'bonusGiven':
      return withField(table, 'bonusPaid', [...table.bonusPaid, effect.private]);
    case 'loanTaken':
      return counted(table, effect.corp, 'loans', 1);
    case 'loanRepaid':
      return counted(table, effect.corp, 'loans', -1);
    case 'loansPassed': {
      const { loans } = factsOf(table, effect.from);
      return counted(counted(table, effect.from, 'loans', -loans), effect.to, 'loans', loans);
    }
    case 'personalLoan':
      return withField(table, 'loans', { ...table.loans, [effect.player]: (table.loans[effect.player] ?? 0) + 1 });
    case 'revenueDeclared':
      return withFacts(table, effect.corp, { revenue: effect.amount });
    case 'absorbed':
      return withoutCompany(table, effect.corp, 'unlaunched');
    case 'companyClosed':
      return withoutCompany(table, effect.corp, 'closed');
    case 'stockRoundBegan':
      return withField(withField(table, 'sold', {}), 'lively', false);
    case 'saleBarred': {
      const sold = table.sold[effect.player] ?? [];
      return withField(table, 'sold', { ...table.sold, [effect.player]: [...sold, effect.corp] });
    }
    case 'operatingRoundBegan':
      return withField(table, 'operated', []);
    case 'turnBegan':
      return withField(withField(table, 'operated', [...table.operated, effect.corp]), 'turn', freshTurn);
    case 'turnEnded':
      return counted(table, effect.corp, 'turns', 1);
    case 'turnNoted':
      return withField(table, 'turn', { ...table.turn, ...effect.facts });
    case 'choiceGiven':
      return withField(table, 'lively', true);
    case 'ended':
      return withField(table, 'ended', { reason: effect.reason });
    case 'noted':
      return table;
    default:
      return reduceRail(table, effect, copyOf);
  }
}

/**
 * The markers that stay move together: no space of a city means anything here, and a tile with fewer of them must not
 * leave a marker beyond its last (4.2, ruling 27).
 */
function withoutGap(table: Table1865, hex: HexId): Table1865 {
  const tokens = (table.stations[hex] ?? []).filter((token) => token !== null);
  return withField(table, 'stations', { ...table.stations, [hex]: tokens });
}

/** PH7 never run out: whenever one leaves the pile another lies there (ruling 1). */
function withNextCard(table: Table1865, train: string, from: string | undefined): Table1865 {
  if (from !== BANK || defOf(train).kind !== 'PH7') return table;
  const next = trainId('PH7', Number(train.slice(4)) + 1);
  return withField(table, 'trains', { ...table.trains, [next]: BANK });
}

/** Every certificate at half the percentage, where it is; the five others in the offer (3.9). */
function withMajorCerts(table: Table1865, corp: CorpId): Table1865 {
  const turned = (table.certs[corp] ?? []).map((cert) => ({ ...cert, percent: cert.percent / 2 }));
  const others = certsFor('major', OFFER).slice(turned.length);
  return withField(table, 'certs', { ...table.certs, [corp]: [...turned, ...others] });
}

function withoutCompany(table: Table1865, corp: CorpId, standing: 'unlaunched' | 'closed'): Table1865 {
  const { [corp]: _certs, ...others } = table.certs;
  const facts: CompanyFacts = {
    standing,
    status: 'major',
    relaunch: true,
    value: null,
    row: null,
    chips: factsOf(table, corp).chips,
    loans: factsOf(table, corp).loans,
    turns: 0,
    revenue: 0,
    home: null,
    markers: stationsOf(table.stations, corp).length,
  };
  const next = copyOf(table);
  next.certs = standing === 'closed' ? others : { ...others, [corp]: certsFor('major', OFFER) };
  next.market = table.market.filter((marker) => marker.corp !== corp);
  next.charters = { ...table.charters, [corp]: 0 };
  next.companies = { ...table.companies, [corp]: facts };
  return next;
}
