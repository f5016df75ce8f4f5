import { shuffled } from '@binario/kernel';
import { BANK, type PrivateId, seatIds, type TrainId } from '@binario/rail';
import { type Corp, corpIds } from './data/corporations.ts';
import { privateIds } from './data/privates.ts';
import { saleOrder, type TrainClass, trainDefs, trainId } from './data/trains.ts';
import { checkedOrder, type Options, optionsOf, type Setup } from './options.ts';
import { freshTurn, type Table1849 } from './table.ts';

/** The bank in all; the players' starting cash comes out of it (RUL-8). */
export const BANK_TOTAL = 7760;

const startingCash: Readonly<Record<number, number>> = { 3: 500, 4: 375, 5: 300 };

/** Section 9.1, by players and corporations. */
function certificateLimit({ players, corporations }: Options): number {
  if (players === 3) return 12;
  return players === 4 && corporations === 6 ? 11 : 9;
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

export function trainCards(options: Options): readonly TrainId[] {
  const classes: readonly TrainClass[] = [
    ...saleOrder,
    'R6H',
    ...(options.variants.includes('electricDreams') ? (['E'] as const) : []),
  ];
  const column = options.corporations === 5 ? 0 : 1;
  return classes.flatMap((kind) =>
    Array.from({ length: trainDefs[kind].count[column] }, (_, copy) => trainId(kind, copy)),
  );
}

/** 2: everything in its place. */
export function setUp(setup: Setup): { readonly table: Table1849; readonly rng: number } {
  const options = optionsOf(setup);
  const drawn = drawOrder(options, setup.seed >>> 0);
  const queue = setup.order ? checkedOrder(setup.order, options.corporations) : drawn.order;
  const seats = seatIds(options.players);
  const each = startingCash[options.players] as number;
  const cash: Record<string, number> = { [BANK]: BANK_TOTAL - each * seats.length };
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
