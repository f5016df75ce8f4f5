import { BANK, type CorpId, type HexId, type PrivateId, seatIds, type TrainId } from '@binario/rail';
import { boardOf } from './board/boardOf.ts';
import type { Board1865 } from './board/compile.ts';
import { certsFor, OFFER } from './data/companies.ts';
import { cardsOf, trainId, trainKinds } from './data/trains.ts';
import { optionsOf, type Setup } from './options.ts';
import { type CompanyFacts, freshTurn, type Table1865 } from './table.ts';

/** 2.4: home markers of all companies lie on the map and fill a slot from the start (ruling 6). */
export function setUp(setup: Setup): { readonly table: Table1865; readonly rng: number } {
  const options = optionsOf(setup);
  const board = boardOf({ options });
  const { form, capital } = board;
  const seats = seatIds(options.players);
  const each = capital[options.players] as number;
  // The capital comes out of the bank (ruling 3).
  const cash: Record<string, number> = { [BANK]: form.bank - each * seats.length };
  for (const seat of seats) cash[seat] = each;
  const trains: Record<TrainId, string> = {};
  for (const card of trainPile(board)) trains[card] = BANK;
  const privates: Record<PrivateId, string> = {};
  for (const card of form.maritime) privates[card] = BANK;
  const companies: Record<CorpId, CompanyFacts> = {};
  const stations: Record<HexId, readonly (CorpId | null)[]> = {};
  for (const corp of form.companies) {
    const { home } = board.companies[corp];
    companies[corp] = unlaunched(home);
    stations[home] = [corp];
  }
  const table: Table1865 = {
    seats,
    leavers: [],
    phase: '1',
    cash,
    certs: Object.fromEntries(form.companies.map((corp) => [corp, certsFor('minor', OFFER)])),
    market: [],
    map: {},
    stations,
    charters: Object.fromEntries(form.companies.map((corp) => [corp, 0])),
    trains,
    privates,
    options,
    certLimit: form.certificateLimit[options.players] as number,
    priority: 'P1',
    companies,
    bonusPaid: [],
    sold: {},
    operated: [],
    turn: freshTurn,
    loans: {},
    bankBroken: false,
    lively: false,
    ended: null,
  };
  return { table, rng: options.seed >>> 0 };
}

/** The train cards in the order of sale; the last kind never runs out, one card of it lies there (ruling 1). */
export const trainPile = ({ form, trains }: Board1865): readonly TrainId[] =>
  trainKinds.flatMap((kind) => (kind === 'PH7' ? [trainId('PH7', 0)] : cardsOf(trains[kind], form.trains[kind])));

function unlaunched(home: HexId): CompanyFacts {
  return {
    standing: 'unlaunched',
    status: 'minor',
    relaunch: false,
    value: null,
    row: null,
    chips: 0,
    loans: 0,
    turns: 0,
    revenue: 0,
    home,
    markers: 1,
  };
}
