import { shuffled } from '@binario/kernel';
import { BANK, type PrivateId, seatIds, type TrainId } from '@binario/rail';
import { boardOf } from './board/boardOf.ts';
import { type Corp, corpIds } from './data/corporations.ts';
import { privateIds } from './data/privates.ts';
import { saleOrder, type TrainClass, trainId } from './data/trains.ts';
import { checkedOrder, type Options, optionsOf, type Setup } from './options.ts';
import { freshTurn, type Table1849 } from './table.ts';

/** Section 9.1, by players and corporations. */
function certificateLimit(options: Options): number {
  const { certificates } = boardOf({ options }).file.limits;
  const { players, corporations } = options;
  return certificates[players === 4 && corporations === 5 ? '4/5' : (String(players) as '3' | '4' | '5')];
}

/** 2.2: a random order of all six; IFT may be kept back; with five corporations the sixth leaves the game. */
export function drawOrder(options: Options, rng: number): { readonly order: readonly Corp[]; readonly rng: number } {
  const { items, state } = shuffled(corpIds, rng);
  const order = options.delayIft ? delayed(items) : items;
  return { order: order.slice(0, options.corporations), rng: state };
}

/** IFT goes to the fourth place, those between move up one (RUL-9). */
export function delayed(order: readonly Corp[]): readonly Corp[] {
  if (order.indexOf('IFT') > 2) return order;
  const others = order.filter((corp) => corp !== 'IFT');
  return [...others.slice(0, 3), 'IFT', ...others.slice(3)];
}

/** The train cards of the game, by corporations and variants agreed on. */
export function trainCards(options: Options): readonly TrainId[] {
  const classes: readonly TrainClass[] = [
    ...saleOrder,
    'R6H',
    ...(options.variants.includes('electricDreams') ? (['E'] as const) : []),
  ];
  const column = options.corporations === 5 ? 0 : 1;
  const { trains } = boardOf({ options });
  return classes.flatMap((kind) =>
    Array.from({ length: trains[kind].count[column] }, (_, copy) => trainId(kind, copy)),
  );
}

/** 2: everything in its place. */
export function setUp(setup: Setup): { readonly table: Table1849; readonly rng: number } {
  const options = optionsOf(setup);
  const drawn = drawOrder(options, setup.seed >>> 0);
  const queue = setup.order ? checkedOrder(setup.order, options.corporations) : drawn.order;
  const seats = seatIds(options.players);
  const { bank, start } = boardOf({ options }).file.money;
  // The players' starting cash comes out of the bank (RUL-8).
  const each = start[String(options.players) as '3' | '4' | '5'];
  const cash: Record<string, number> = { [BANK]: bank - each * seats.length };
  for (const seat of seats) cash[seat] = each;
  const privates: Record<PrivateId, string> = {};
  for (const name of privateIds) privates[name] = BANK;
  const trains: Record<TrainId, string> = {};
  for (const train of trainCards(options)) trains[train] = BANK;
  const table: Table1849 = {
    seats,
    leavers: [],
    phase: '4',
    cash,
    certs: {},
    market: [],
    map: {},
    stations: {},
    charters: {},
    trains,
    privates,
    options,
    certLimit: certificateLimit(options),
    priority: 'P1',
    corps: {},
    queue,
    aside: false,
    closedNow: [],
    rsaCorp: null,
    sold: {},
    saleMemory: null,
    turn: freshTurn,
    keptOrder: null,
    port: null,
    messinaClosed: false,
    eTokensSold: 0,
    loans: {},
    loanPutOff: null,
    bankBroken: false,
    reachedEnd: [],
    lively: false,
    ended: null,
  };
  return { table, rng: drawn.rng };
}
