import { type ActionForms, id, int, lasting, list, record } from '@binario/kernel';
import type { HexId, PlayerId, PrivateId, TileId, TrainId, WishedRoute } from '@binario/rail';
import { boardFrom, boardOf, type OnBoard } from './board/boardOf.ts';
import type { Board1849 } from './board/compile.ts';
import { type Corp, corpIds } from './data/corporations.ts';
import { privateIds } from './data/privates.ts';

/** What is sold of one corporation: ordinary certificates, the last one, shares out of the president's (9.5). */
export type Sale = {
  readonly corp: Corp;
  readonly ordinary: number;
  readonly last: number;
  readonly president: number;
};

/** Everything a player can do in 1849, by type. */
export type Action1849 = { readonly by: PlayerId } & (
  | { readonly type: 'pass' }
  | { readonly type: 'buyPrivate'; readonly private: PrivateId }
  | { readonly type: 'bid'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'setValue'; readonly value: number }
  | { readonly type: 'chooseHome'; readonly hex: HexId }
  | ({ readonly type: 'sellStock' } & Sale)
  | { readonly type: 'buyCert'; readonly corp: Corp; readonly from: 'treasury' | 'pool' }
  | { readonly type: 'startCorp'; readonly corp: Corp; readonly value: number }
  | { readonly type: 'takeCerts'; readonly certs: 'last' | 'singles' }
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  | { readonly type: 'placeToken'; readonly hex: HexId }
  | { readonly type: 'runTrains'; readonly routes: readonly WishedRoute[] }
  | { readonly type: 'payDividend' }
  | { readonly type: 'withhold' }
  | { readonly type: 'buyTrain'; readonly train: TrainId; readonly price: number }
  | { readonly type: 'discardTrain'; readonly train: TrainId }
  | { readonly type: 'declareBankruptcy' }
  | { readonly type: 'takeLoan' }
  | { readonly type: 'leaveGame' }
  | { readonly type: 'sellTreasury'; readonly ordinary: number; readonly last: number }
  | { readonly type: 'buyBack' }
  | { readonly type: 'acquirePrivate'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'markPort'; readonly hex: HexId }
  | { readonly type: 'useSms' }
  | { readonly type: 'consent' }
  | { readonly type: 'refuse' }
  | { readonly type: 'acquireToken'; readonly corp: Corp; readonly hex: HexId; readonly price: number }
  | { readonly type: 'buyEToken' }
  | { readonly type: 'payInterest' }
  | { readonly type: 'repayBond' }
  | { readonly type: 'issueBond' }
);

/** The actions of one type. */
export type ActionOf<K extends Action1849['type']> = Extract<Action1849, { readonly type: K }>;

const corp = id('corporation', corpIds);
const privateCompany = id('private company', privateIds);
/** No sum in the game comes near this. */
const money = int(0, 100_000);
const count = int(0, 6);
const one = int(0, 1);

/** The form of every action on a board; rules only ever meet names that exist. */
const formsFor = lasting(({ map, classes }: Board1849): ActionForms => {
  const hex = id('hex', map.numberOf.keys());
  const tile = id('tile', map.tiles.keys());
  const train = id('train', classes.keys());
  return {
    pass: {},
    buyPrivate: { private: privateCompany },
    bid: { private: privateCompany, price: money },
    setValue: { value: money },
    chooseHome: { hex },
    sellStock: { corp, ordinary: count, last: one, president: int(0, 2) },
    buyCert: { corp, from: id('place', ['treasury', 'pool']) },
    startCorp: { corp, value: money },
    takeCerts: { certs: id('choice', ['last', 'singles']) },
    layTile: {
      hex,
      tile,
      rotation: int(0, 5),
    },
    placeToken: { hex },
    runTrains: { routes: list(record({ train, hexes: list(hex, 80) }), 4) },
    payDividend: {},
    withhold: {},
    buyTrain: { train, price: money },
    discardTrain: { train },
    declareBankruptcy: {},
    takeLoan: {},
    leaveGame: {},
    sellTreasury: { ordinary: count, last: one },
    buyBack: {},
    acquirePrivate: { private: privateCompany, price: money },
    markPort: { hex },
    useSms: {},
    consent: {},
    refuse: {},
    acquireToken: { corp, hex, price: money },
    buyEToken: {},
    payInterest: {},
    repayBond: {},
    issueBond: {},
  };
});

/** What the fields of actions can be on the board of this table. */
export const formsOn = (table: OnBoard): ActionForms => formsFor(boardOf(table));

/** Forms of all actions on the board in the box. */
export const forms: ActionForms = formsFor(boardFrom(undefined));
