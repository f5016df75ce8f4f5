import { type Alteration, type Dice, pick } from '@binario/kernel/testing';
import type { File1849 } from '../../board/file.ts';

type Draft = Parameters<Alteration<File1849>>[0];
type Hex = Draft['map']['hexes'][number];

const open = (board: Draft): readonly Hex[] => board.map.hexes.filter(({ ground }) => ground === 'open');
const swapped = (board: Draft, roll: Dice): void => {
  const [one, other] = [pick(roll, open(board)), pick(roll, open(board))];
  [one.name, other.name] = [other.name, one.name] as [string, string];
  [one.stops, other.stops] = [other.stops, one.stops] as [Hex['stops'], Hex['stops']] &
    [NonNullable<Hex['stops']>, NonNullable<Hex['stops']>];
  for (const hex of [one, other]) {
    if (hex.name === undefined) Reflect.deleteProperty(hex, 'name');
    if (hex.stops === undefined) Reflect.deleteProperty(hex, 'stops');
  }
};

/** Ways in which a board of 1849 can be another. What makes it unplayable is taken back by whoever asks. */
export const alterations1849: Readonly<Record<string, Alteration<File1849>>> = {
  movedTown: swapped,
  movedTowns(board, roll) {
    for (let n = 0; n < 6; n++) swapped(board, roll);
  },
  terrain(board, roll) {
    for (let n = 0; n < 10; n++) {
      const hex = pick(roll, open(board));
      const terrain = pick(roll, ['rough', 'hills', 'mountains', undefined] as const);
      if (terrain === undefined) Reflect.deleteProperty(hex, 'terrain');
      else hex.terrain = terrain;
    }
  },
  closedSides(board, roll) {
    for (let n = 0; n < 5; n++) {
      const hex = pick(roll, open(board));
      const side = roll(6);
      hex.closed = (hex.closed ?? []).includes(side)
        ? (hex.closed ?? []).filter((each) => each !== side)
        : [...(hex.closed ?? []), side];
    }
  },
  lostHex(board, roll) {
    const hex = pick(roll, open(board));
    board.map.hexes.splice(board.map.hexes.indexOf(hex), 1);
  },
  costs(board, roll) {
    board.terrain[pick(roll, ['rough', 'hills', 'mountains'] as const)] = 20 * (1 + roll(12));
  },
  tiles(board, roll) {
    for (let n = 0; n < 12; n++) pick(roll, board.tiles).count = 1 + roll(8);
  },
  values(board, roll) {
    for (const { stops: [stop] = [] } of board.tiles) if (stop && roll(4) === 0) stop.value = 10 * (1 + roll(12));
    for (const hex in board.places.grey) board.places.grey[hex] = [10, 20, 30].map((value) => value + 10 * roll(4));
  },
  starts(board, roll) {
    const { prices, starts } = board.market;
    const n = roll(starts.length);
    const cell = { row: roll(prices.length), col: 0 };
    cell.col = roll((prices[cell.row] ?? []).length);
    const [before, after] = [starts[n], cell].map((each) => prices[each?.row ?? 0]?.[each?.col ?? 0] ?? 0);
    starts[n] = cell;
    for (const phase of Object.values(board.phases)) {
      phase.startValues = phase.startValues.map((value) => (value === before ? (after ?? 0) : value));
    }
  },
  prices(board, roll) {
    for (const line of board.market.prices) {
      line.forEach((price, col) => {
        if (price > 0 && price !== board.market.endPrice && roll(8) === 0) line[col] = price + roll(5);
      });
    }
  },
  trains(board, roll) {
    for (const def of Object.values(board.trains)) {
      def.price = 10 * (5 + roll(100));
      const five = 1 + roll(4);
      def.cards = { five, six: five + roll(2) };
    }
  },
  lengths(board, roll) {
    const kind = pick(roll, ['4H', '6H', '8H', '10H', '12H', '16H', 'R6H'] as const);
    board.trains[kind].length = 2 + roll(18);
  },
  phases(board, roll) {
    const phase = pick(roll, Object.values(board.phases));
    phase.operatingRounds = 1 + roll(3);
    phase.trainLimit = 1 + roll(4);
    phase.privatesForSale = roll(2) === 0;
  },
  money(board, roll) {
    board.money.bank = 3000 + 10 * roll(1000);
    board.money.start['4'] = 300 + 5 * roll(60);
  },
  limits(board, roll) {
    board.limits.stations = 1 + roll(5);
    board.limits.certificates['3'] = 8 + roll(12);
    board.limits.holding = 40 + 10 * roll(5);
    board.limits.pool = 40 + 10 * roll(4);
  },
  homes(board, roll) {
    const cities = board.map.hexes.filter(({ stops: [stop] = [] }) => stop?.kind === 'city').map(({ id }) => id);
    board.corporations[pick(roll, ['ATA', 'CTL', 'IFT', 'RCS', 'SFA'] as const)].homes = [pick(roll, cities)];
    board.corporations.AFG.homes = board.corporations.AFG.homes.filter(() => roll(5) > 0);
  },
  privates(board, roll) {
    const def = pick(roll, Object.values(board.privates));
    def.face = 5 * (1 + roll(40));
    def.revenue = 5 * roll(10);
  },
  bonus(board, roll) {
    board.places.portBonus = 10 * roll(6);
    board.places.coastal = board.places.coastal.filter(() => roll(4) > 0);
  },
};
