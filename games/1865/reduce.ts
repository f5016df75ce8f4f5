import {
  BANK,
  type Carrying,
  type CorpId,
  type HexId,
  reduceCourse,
  reduceRail,
  stationsOf,
  type Writable,
} from '@binario/rail';
import { certsFor, DRAGONS, OFFER } from './data/companies.ts';
import { kindOfCard, trainId } from './data/trains.ts';
import type { Effect1865 } from './effects.ts';
import { boardOf, type CompanyFacts, factsOf, freshTurn, type Table1865, type TurnFacts } from './table.ts';

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

const withTurn = (table: Table1865, changed: Partial<TurnFacts>): Table1865 =>
  withField(table, 'turn', { ...table.turn, ...changed });

const counted = (table: Table1865, corp: CorpId, field: 'chips' | 'loans' | 'markers' | 'turns', by: number) =>
  withFacts(table, corp, { [field]: factsOf(table, corp)[field] + by });

/** The bank is broken when it has nothing left (2.7). */
const carrying: Carrying<Table1865> = { leastInBank: 1, copyOf };

/** The table after an effect. The one place where it changes. */
export function reduce(table: Table1865, effect: Effect1865): Table1865 {
  switch (effect.type) {
    case 'trainBought': {
      const next = withNextCard(reduceRail(table, effect, copyOf), effect.train, effect.from);
      return effect.from === BANK && !next.turn.newTrain ? withTurn(next, { newTrain: true }) : next;
    }
    case 'tileLaid':
      return reduceRail(table, effect, copyOf, boardOf(table).noTiles);
    case 'trainMoved':
      return withNextCard(reduceRail(table, effect, copyOf), effect.train, table.trains[effect.train]);
    case 'tokenTaken': {
      const next = withoutGap(reduceRail(table, effect, copyOf), effect.hex);
      return effect.to === 'lost' ? counted(next, effect.corp, 'markers', -1) : next;
    }
    case 'launched':
      return withFacts(table, effect.corp, { standing: 'launched', value: effect.value, turns: 0 });
    case 'floated':
      return withFacts(table, effect.corp, { standing: 'floated', row: effect.row, value: null });
    case 'turnedMajor':
    case 'converted':
      return withFacts(withMajorCerts(table, effect.corp), effect.corp, { status: 'major' });
    case 'homeChosen':
      return withFacts(table, effect.corp, { home: effect.hex });
    case 'markersGranted': {
      const charters = { ...table.charters, [effect.corp]: (table.charters[effect.corp] ?? 0) + effect.count };
      return counted(withField(table, 'charters', charters), effect.corp, 'markers', effect.count);
    }
    case 'markerPlaced':
      return counted(reduceRail(table, { ...effect, type: 'tokenPlaced' }, copyOf), effect.corp, 'chips', effect.chips);
    case 'rowMoved':
      return withFacts(table, effect.corp, { row: effect.row });
    case 'chipsTaken':
      return counted(table, effect.corp, 'chips', effect.count);
    case 'chipsReturned':
      return counted(table, effect.corp, 'chips', -effect.count);
    case 'chipsPassed':
      return counted(counted(table, effect.from, 'chips', -effect.count), effect.to, 'chips', effect.count);
    case 'bonusGiven':
      return counted(
        withField(table, 'bonusPaid', [...table.bonusPaid, effect.private]),
        effect.corp,
        'chips',
        effect.chips,
      );
    case 'cardPicked':
      return reduceRail(table, { type: 'privateMoved', private: effect.private, to: effect.player }, copyOf);
    case 'cardTransferred':
      return withTurn(reduceRail(table, { type: 'privateMoved', private: effect.private, to: effect.corp }, copyOf), {
        begun: true,
      });
    case 'loanTaken':
      return counted(table, effect.corp, 'loans', 1);
    case 'loanRepaid':
      return withTurn(counted(table, effect.corp, 'loans', -1), { begun: true });
    case 'loansCancelled':
      return withFacts(table, effect.corp, { loans: 0 });
    case 'loansPassed': {
      const { loans } = factsOf(table, effect.from);
      return counted(counted(table, effect.from, 'loans', -loans), effect.to, 'loans', loans);
    }
    case 'personalLoan':
      return withField(table, 'loans', { ...table.loans, [effect.player]: (table.loans[effect.player] ?? 0) + 1 });
    case 'presidentHelped':
      return withTurn(table, { helped: true });
    case 'offerRefused':
      return withTurn(table, { refused: { ...table.turn.refused, [effect.deal]: effect.price } });
    case 'absorptionDeclared':
      return withTurn(table, { begun: true });
    case 'dragonsBought': {
      const { corp, cert } = effect;
      return reduceRail(table, { type: 'certMoved', corp, cert, to: DRAGONS }, copyOf);
    }
    case 'revenueDeclared':
      return withFacts(table, effect.corp, { revenue: effect.amount });
    case 'absorbed':
      return withoutCompany(table, effect.corp, 'unlaunched');
    case 'companyClosed':
      return withoutCompany(table, effect.corp, 'closed');
    case 'stockRoundBegan':
      return withField(withField(table, 'sold', {}), 'lively', false);
    case 'operatingRoundBegan':
      return withField(table, 'operated', []);
    case 'turnBegan':
      return withField(withField(table, 'operated', [...table.operated, effect.corp]), 'turn', freshTurn);
    case 'turnEnded':
      return counted(table, effect.corp, 'turns', 1);
    case 'markersReplaced':
    case 'playerEliminated':
      return table;
    default:
      return reduceCourse(table, effect, carrying);
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
  if (from !== BANK || kindOfCard(train) !== 'PH7') return table;
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
