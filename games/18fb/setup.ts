import { BANK, type CorpId, GONE, type HexId, type PrivateId, seatIds, type TrainId } from '@binario/rail';
import { cardIds } from './data/cards.ts';
import { type Corp, certsFor, concessionaires, corpDefs, corpIds, majorIds } from './data/corporations.ts';
import { placeNamed } from './data/map.ts';
import { MONEY, type Party, parties } from './data/players.ts';
import { REGIONAL_START_MARKERS, regionalIds } from './data/regionals.ts';
import { cardsOf, regionalKinds, trainKinds } from './data/trains.ts';
import { optionsOf, type Setup } from './options.ts';
import { bourbonPlaces } from './rules/bourbons.ts';
import { type CompanyFacts, freshTurn, OFFER, type RegionalFacts, type Table18fb } from './table.ts';

/** 1.2: everything in its place; seats are drawn when the game begins. */
export function setUp(setup: Setup): { readonly table: Table18fb; readonly rng: number } {
  const options = optionsOf(setup);
  const { capital, certificateLimit } = parties[options.players] as Party;
  const seats = seatIds(options.players);
  const cash: Record<string, number> = { [BANK]: MONEY - capital * seats.length };
  for (const seat of seats) cash[seat] = capital;
  const table: Table18fb = {
    seats,
    leavers: [],
    phase: '1',
    cash,
    certs: Object.fromEntries(majorIds.map((corp) => [corp, certsFor(OFFER)])),
    market: [],
    map: {},
    stations: bourbonStations(),
    charters: Object.fromEntries(corpIds.map((corp) => [corp, corpDefs[corp].tokens])),
    trains: Object.fromEntries(trainPile.map((card) => [card, BANK])),
    privates: Object.fromEntries([...cardIds, ...regionalIds].map((each): [PrivateId, string] => [each, BANK])),
    options,
    certLimit: certificateLimit,
    priority: 'P1',
    companies: Object.fromEntries(corpIds.map((corp): [CorpId, CompanyFacts] => [corp, unfloated(corp)])),
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

const waiting: RegionalFacts = { standing: 'waiting', markers: REGIONAL_START_MARKERS, reached: [] };

/** The train cards in the order of sale, the regional ones after the others. */
export const trainPile: readonly TrainId[] = [...trainKinds, ...regionalKinds].flatMap((kind) => cardsOf(kind));

/** Tokens of the government fill their slots from the start (ruling K10). */
function bourbonStations(): Readonly<Record<HexId, readonly (CorpId | null)[]>> {
  const stations: Record<HexId, (CorpId | null)[]> = {};
  for (const [token, { hex, slot }] of bourbonPlaces) {
    const slots = stations[hex] ?? Array.from({ length: placeNamed.get(hex)?.slots.length ?? 0 }, () => null);
    slots[slot] = token;
    stations[hex] = slots;
  }
  return stations;
}

function unfloated(corp: Corp): CompanyFacts {
  const { homes } = corpDefs[corp];
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
