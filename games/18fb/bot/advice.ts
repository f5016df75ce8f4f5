import { type Action, carryOut, lasting, type State } from '@binario/kernel';
import {
  type CorpId,
  type Face,
  facesOf,
  type HexId,
  type Holder,
  hasCell,
  type Lay,
  markerOf,
  type PrivateId,
  stationsOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import type { DepositHelp } from '../actions.ts';
import type { Board18fb, TrackBoard } from '../board/board.ts';
import type { Destination } from '../board/file.ts';
import { boardOf } from '../board/of.ts';
import { hexesOf, locationOf, markersOf, tileNamed, trackBoardIn } from '../board/questions.ts';
import { game18fb } from '../game.ts';
import { bands, type Corp, cardPowers, type Regional } from '../ids.ts';
import { acquisitionPrice } from '../rules/acquisition.ts';
import { nominalOf } from '../rules/auction.ts';
import { type BoughtFrom, costThere } from '../rules/buying.ts';
import { incomeOf, isCard } from '../rules/cards.ts';
import { depositDue } from '../rules/deposits.ts';
import { destinationsOf } from '../rules/destinations.ts';
import { bandOf, interestFor } from '../rules/interest.ts';
import { certificatesOf } from '../rules/limits.ts';
import { leftwards, price, rightwards, upwards } from '../rules/market.ts';
import { candidates } from '../rules/poll.ts';
import { costAgain } from '../rules/reacquirable.ts';
import { capacityOf, markersHeld, stationValue } from '../rules/running.ts';
import { sharesOf } from '../rules/shares.ts';
import { slotFor } from '../rules/slots.ts';
import { traced } from '../rules/tokens.ts';
import { nextColour, shownColour, tileSteps } from '../rules/track.ts';
import { bankTrains, mustBuyTrain } from '../rules/trains.ts';
import { possibleLays } from '../search/possibleLays.ts';
import { isBuilding, isFrozen, isOperational, phaseNumber, presidentIfAny, type Table18fb } from '../table.ts';
import { rememberedRevenue, stationValues } from './revenue.ts';
import { cardOf, NEVER, pileOf, type TrainCard } from './trainCards.ts';

/** The ground of both maps as routes of a phase see it. */
export interface Ground {
  readonly hexes: readonly { readonly id: HexId; readonly kind: string }[];
  readonly numberOf: ReadonlyMap<HexId, number>;
  /** `meets[hex * 6 + edge]`: the side that lies opposite, or -1. */
  readonly meets: ArrayLike<number>;
  /** `crossing[hex * 6 + edge]`: what a token's route pays for this side. */
  readonly crossing: ArrayLike<number>;
}

const groundsOn = lasting((on: Board18fb) => {
  const ground = ({ board, crossing }: TrackBoard): Ground => {
    const hexes = board.hexes.map(({ id }) => ({ id, kind: on.placeNamed.get(id)?.kind ?? 'plain' }));
    return { hexes, numberOf: board.numberOf, meets: board.meets, crossing };
  };
  return new Map([on.closed, on.full].map((each) => [each, ground(each)]));
});

function groundOf(table: Pick<Table18fb, 'phase' | 'options'>): Ground {
  const on = boardOf(table);
  return groundsOn(on).get(trackBoardIn(on, table.phase)) as Ground;
}

/** Where a price goes. */
type PriceMove = 'left' | 'right' | 'up';
const moves = { left: leftwards, right: rightwards, up: upwards } as const;

/**
 * What whoever plays 18FB may ask about a table before he decides: all of it could be worked out from what lies there.
 * Nothing here changes anything.
 */
export const advice18fb = {
  game: '18fb' as const,

  /** The state after an action that is known to be legal. */
  after: (state: State<Table18fb>, action: Action): State<Table18fb> => carryOut(game18fb, state, action).state,

  price: (table: Table18fb, corp: CorpId): number => price(table, corp),
  /** The price after a move on the market; the same where there is no way to go. */
  priceAfter(table: Table18fb, corp: CorpId, move: PriceMove): number {
    const marker = markerOf(table.market, corp);
    if (!marker) return 0;
    const to = moves[move](boardOf(table), marker);
    return hasCell(boardOf(table).grid, to) ? (boardOf(table).grid[to.row]?.[to.col] ?? 0) : price(table, corp);
  },

  president: presidentIfAny,
  shares: (table: Table18fb, corp: CorpId, holder: Holder): number => sharesOf(table, corp, holder),
  certificates: certificatesOf,
  /** What a certificate costs there. */
  cost: (table: Table18fb, corp: CorpId, from: string): number => costThere(table, corp, from as BoughtFrom),

  isBuilding,
  isOperational,
  isFrozen,

  deposit: (table: Table18fb, corp: CorpId, help: string): number => depositDue(table, corp, help as DepositHelp),
  costAgain: (table: Table18fb, corp: CorpId, help: string): number =>
    costAgain(table, corp, help as 'none' | 'bayard'),
  /** Secured interest for each share while the company builds, as it stands or with Melisurgo; at another par if named. */
  interest(table: Table18fb, corp: CorpId, lifted = false, par?: number): number {
    if (boardOf(table).corpDefs[corp as Corp].kind === 'national' || corp === 'SFM') return 0;
    const band = bandOf(table, corp);
    const at = bands.indexOf(band) + (lifted && table.melisurgo !== corp ? boardOf(table).figures.melisurgoBands : 0);
    return interestFor(table, corp, bands[Math.min(at, bands.length - 1)] ?? band, par);
  },

  trainDef: cardOf,
  pile: pileOf,
  /** The train that never runs out. */
  lastTrain(table: Table18fb): TrainCard {
    const def = boardOf(table).trainDefs.PH6;
    return { ...def, price: def.cost, scrappedIn: NEVER };
  },
  trains: (table: Table18fb, holder: Holder): readonly TrainId[] => trainsOf(table, holder),
  /** What pile and pool sell at the price of the card. */
  onSale: bankTrains,
  mustBuyTrain,
  capacity: capacityOf,
  markers: markersHeld,
  revenue: rememberedRevenue,
  stationValue,
  /** What its stations are worth to a company, the dearest first. */
  stationValues,

  home: (table: Table18fb, corp: CorpId): HexId | undefined =>
    table.companies[corp]?.home ?? boardOf(table).corpDefs[corp as Corp]?.homes[0],
  homes: (table: Table18fb, corp: CorpId): readonly HexId[] => boardOf(table).corpDefs[corp as Corp]?.homes ?? [],
  destinations: (table: Table18fb, corp: CorpId): readonly Destination[] => destinationsOf(table, corp),
  steps: tileSteps,
  /** How many tiles a company that floats now may lay in a turn. */
  stepsNow: (table: Table18fb): number => boardOf(table).phases[table.phase]?.tileSteps ?? 0,

  cardCost: (table: Table18fb, card: PrivateId): number => nominalOf(table, card),
  /** What a card pays in each operating round; nothing for a regional company. */
  cardIncome: (table: Table18fb, card: PrivateId): number => (isCard(card) ? incomeOf(table, card) : 0),
  /** The company of which a card brings a share. */
  cardCorp: (card: PrivateId): CorpId | undefined => (isCard(card) ? cardPowers[card].corp : undefined),
  regionalBonuses: (
    table: Table18fb,
    regional: PrivateId,
  ): readonly { readonly hex: HexId; readonly amount: number }[] =>
    boardOf(table).regionalDefs[regional as Regional]?.bonuses ?? [],
  regionalHome: (table: Table18fb, regional: PrivateId): HexId | undefined =>
    boardOf(table).regionalDefs[regional as Regional]?.home,
  acquisitionPrice,
  /** Who could become part of a national, the dearest first. */
  candidates: (table: Table18fb, national: string): readonly CorpId[] => candidates(table, national as 'RM' | 'RA'),

  lays: (table: Table18fb, corp: CorpId): readonly Lay[] => possibleLays(table, corp),
  /** What the city of this tile is worth. */
  tileValue(table: Table18fb, tile: string): number {
    const [stop] = tileNamed(boardOf(table), tile).face.stops;
    return stop?.kind === 'city' ? stop.value : 0;
  },
  /** What a token along this route costs, and the markers it collects. */
  way(table: Table18fb, route: readonly HexId[]): { readonly cost: number; readonly markers: number } {
    const result = traced(table, route);
    return result.ok ? { cost: result.route.cost, markers: markersOf(result.route.towns) } : { cost: 0, markers: 0 };
  },
  /** The place a hex belongs to, and all hexes of a place. */
  place: (table: Table18fb, hex: HexId): HexId => locationOf(boardOf(table), hex),
  hexesOf: (table: Table18fb, place: HexId): readonly HexId[] => hexesOf(boardOf(table), place),
  ground: groundOf,
  faces: (table: Table18fb): readonly Face[] => facesOf(trackBoardIn(boardOf(table), table.phase).board, table.map),
  stations: (table: Table18fb, corp: CorpId): readonly HexId[] => stationsOf(table.stations, corp),
  /** Is there a slot for a token of this company now? */
  hasSlot: (table: Table18fb, hex: HexId, corp: CorpId): boolean => slotFor(table, hex, corp) !== undefined,
  /** Where the token of the government lies that this card still lets a company replace, in this phase. */
  bourbonAt(table: Table18fb, card: PrivateId): HexId | undefined {
    if (!isCard(card) || phaseNumber(table) < boardOf(table).cardDefs[card].fromPhase) return undefined;
    const { bourbon } = cardPowers[card];
    const place = bourbon && boardOf(table).bourbonPlaces.get(bourbon);
    return place && table.stations[place.hex]?.[place.slot] === bourbon ? place.hex : undefined;
  },
  /** Could this hex take its next tile in this phase? */
  mayUpgrade(table: Table18fb, hex: HexId): boolean {
    const kind = boardOf(table).placeNamed.get(hex)?.kind;
    if (kind === undefined || kind === 'offmap' || kind === 'stub') return false;
    const next = nextColour(shownColour(table, hex));
    return next !== undefined && (boardOf(table).phases[table.phase]?.tiles ?? []).includes(next);
  },
};
