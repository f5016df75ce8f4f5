import { type ActionForms, id, int, lasting, list } from '@binario/kernel';
import type { HexId, PlayerId, PrivateId, TileId, TrainId } from '@binario/rail';
import { boardFrom, boardOf, type OnBoard } from './board/boardOf.ts';
import type { Board1865 } from './board/compile.ts';
import { type Company, companyIds, maritimeIds } from './data/companies.ts';
import type { OfferPlace } from './table.ts';

/** Everything a player can do in 1865, by type. */
export type Action1865 = { readonly by: PlayerId } & (
  | { readonly type: 'pass' }
  | { readonly type: 'pickCard'; readonly private: PrivateId }
  | { readonly type: 'convert' }
  | { readonly type: 'sellShares'; readonly corp: Company; readonly shares: number }
  | { readonly type: 'buyCert'; readonly corp: Company; readonly from: OfferPlace }
  /** C.5: the double share of a company without a president lies in the pool. */
  | { readonly type: 'buyPresidency'; readonly corp: Company }
  | { readonly type: 'launch'; readonly corp: Company; readonly value: number }
  | { readonly type: 'chooseHome'; readonly hex: HexId }
  | { readonly type: 'absorb'; readonly corp: Company }
  | { readonly type: 'beAbsorbed'; readonly corp: Company }
  | { readonly type: 'vacateMine'; readonly hex: HexId }
  | { readonly type: 'replaceMarkers'; readonly hexes: readonly HexId[] }
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  /** The direct route by which the marker goes out, from one of the company's own to its place. */
  | { readonly type: 'placeMarker'; readonly route: readonly HexId[] }
  | { readonly type: 'payDividend' }
  | { readonly type: 'withhold' }
  | { readonly type: 'buyTrain'; readonly train: TrainId; readonly price: number }
  /** The president pays what the treasury lacks for this train. */
  | { readonly type: 'helpBuy'; readonly train: TrainId }
  | { readonly type: 'discardTrain'; readonly train: TrainId }
  | { readonly type: 'consent' }
  | { readonly type: 'refuse' }
  | { readonly type: 'transferCard'; readonly private: PrivateId }
  | { readonly type: 'repayLoan' }
);

/** The actions of one type. */
export type ActionOf<K extends Action1865['type']> = Extract<Action1865, { readonly type: K }>;

const corp = id('company', companyIds);
const card = id('maritime company', maritimeIds);
/** No sum in the game comes near this. */
const money = int(0, 100_000);

/** The form of every action on a board; rules only ever meet names that exist. */
const formsFor = lasting(({ hexNamed, tileNamed, cards }: Board1865): ActionForms => {
  const hex = id('hex', [...hexNamed.keys()]);
  const tile = id('tile', [...tileNamed.keys()]);
  const train = id('train', [...cards.keys()]);
  return {
    pass: {},
    pickCard: { private: card },
    convert: {},
    sellShares: { corp, shares: int(1, 10) },
    buyCert: { corp, from: id('place', ['offer', 'pool', 'dragons']) },
    buyPresidency: { corp },
    launch: { corp, value: money },
    chooseHome: { hex },
    absorb: { corp },
    beAbsorbed: { corp },
    vacateMine: { hex },
    replaceMarkers: { hexes: list(hex, 7) },
    layTile: {
      hex,
      tile,
      rotation: int(0, 5),
    },
    placeMarker: { route: list(hex, 150) },
    payDividend: {},
    withhold: {},
    buyTrain: { train, price: money },
    helpBuy: { train },
    discardTrain: { train },
    consent: {},
    refuse: {},
    transferCard: { private: card },
    repayLoan: {},
  };
});

/** What the fields of actions can be on the board of this table. */
export const formsOn = (table: OnBoard): ActionForms => formsFor(boardOf(table));

/** Forms of all actions on the board in the box. */
export const forms: ActionForms = formsFor(boardFrom(undefined));
