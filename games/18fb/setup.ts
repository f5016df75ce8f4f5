import { BANK, type CorpId, GONE, type HexId, type PrivateId, seatIds } from '@binario/rail';
import type { Board18fb } from './board/board.ts';
import type { Party } from './board/file.ts';
import { boardOf } from './board/of.ts';
import { type Corp, cardIds, concessionaires, corpIds, majorIds } from './ids.ts';
import { optionsOf, type Setup } from './options.ts';
import { certsFor } from './stock.ts';
import { type CompanyFacts, freshTurn, OFFER, type RegionalFacts, type Table18fb } from './table.ts';

/** 1.2: everything in its place; seats are drawn when the game begins. */
export function setUp(setup: Setup): { readonly table: Table18fb; readonly rng: number } {
  const options = optionsOf(setup);
  const board = boardOf({ options });
  const { corpDefs, figures, regionalIds, trainPile } = board;
  const { capital, certificateLimit } = board.parties[options.players] as Party;
  const seats = seatIds(options.players);
  const cash: Record<string, number> = { [BANK]: figures.money - capital * seats.length };
  for (const seat of seats) cash[seat] = capital;
  const waiting: RegionalFacts = { standing: 'waiting', markers: figures.regionalMarkers, reached: [] };
  const table: Table18fb = {
    seats,
    leavers: [],
    phase: '1',
    cash,
    certs: Object.fromEntries(majorIds.map((corp) => [corp, certsFor(OFFER)])),
    market: [],
    map: {},
    stations: bourbonStations(board),
    charters: Object.fromEntries(corpIds.map((corp) => [corp, corpDefs[corp].tokens])),
    trains: Object.fromEntries(trainPile.map((card) => [card, BANK])),
    privates: Object.fromEntries([...cardIds, ...regionalIds].map((each): [PrivateId, string] => [each, BANK])),
    options,
    certLimit: certificateLimit,
    priority: 'P1',
    companies: Object.fromEntries(corpIds.map((corp): [CorpId, CompanyFacts] => [corp, unfloated(board, corp)])),
    regionals: Object.fromEntries(regionalIds.map((each): [PrivateId, RegionalFacts] => [each, waiting])),
    used: [],
    given: [],
    lent: undefined,
    melisurgo: null,
    falcon: null,
    sold: {},
    withdrawn: [],
    operated: [],
    turn: freshTurn,
    round: 'auction',
    regionalRound: 'later',
    bankBroken: false,
    lively: false,
    ended: null,
  };
  return { table, rng: options.seed >>> 0 };
}

/** Tokens of the government fill their slots from the start (ruling K10). */
function bourbonStations(board: Board18fb): Readonly<Record<HexId, readonly (CorpId | null)[]>> {
  const stations: Record<HexId, (CorpId | null)[]> = {};
  for (const [token, { hex, slot }] of board.bourbonPlaces) {
    const slots = stations[hex] ?? Array.from({ length: board.placeNamed.get(hex)?.slots.length ?? 0 }, () => null);
    slots[slot] = token;
    stations[hex] = slots;
  }
  return stations;
}

function unfloated(board: Board18fb, corp: Corp): CompanyFacts {
  const { homes } = board.corpDefs[corp];
  return {
    standing: 'unfloated',
    par: null,
    concession: (concessionaires as readonly string[]).includes(corp) ? BANK : GONE,
    granted: false,
    deposit: 0,
    refunded: 0,
    steps: 0,
    home: homes.length === 1 ? (homes[0] as HexId) : null,
    intermediate: null,
    markers: 0,
    laid: 0,
    turns: 0,
    leased: [],
    acting: null,
  };
}
