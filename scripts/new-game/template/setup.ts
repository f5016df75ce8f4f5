import { SetupError, type SetupWish } from '@binario/kernel';
import { BANK, type Certs, seatIds } from '@binario/rail';
import { CAPITAL, COMPANY, HOME, MONEY, PLAYERS, START, TRAIN } from './data/board.ts';
import type { TableSample } from './table.ts';

/** What people agree on before play. */
export interface Setup {
  readonly players: number;
}

/** Makes a wish an agreement, or says what is wrong with it. */
export function agreed({ players, variants, options }: SetupWish): Setup {
  for (const option of [...variants, ...Object.keys(options)]) {
    throw new SetupError(`${option}: there is no such option`, 'setup.noOption', { option });
  }
  checkPlayers(players);
  return { players };
}

function checkPlayers(players: number): void {
  if (Number.isInteger(players) && players >= PLAYERS.min && players <= PLAYERS.max) return;
  throw new SetupError(`players: 2 to 4, not ${players}`, 'setup.players', {
    game: 'Sample',
    able: ['2', '3', '4'],
    players,
  });
}

/** A president's certificate of 20 %, eight of 10 %, all in the treasury. */
const certs: Certs = Array.from({ length: 9 }, (_, n) => ({
  percent: n === 0 ? 20 : 10,
  kind: n === 0 ? 'president' : 'ordinary',
  holder: COMPANY,
}));

/** The table before the first question. A set-up may come out of a file: it is checked again. */
export function setUp({ players }: Setup): TableSample {
  checkPlayers(players);
  const seats = seatIds(players);
  const cash: Record<string, number> = { [BANK]: MONEY - CAPITAL * players, [COMPANY]: 0 };
  for (const seat of seats) cash[seat] = CAPITAL;
  return {
    seats,
    leavers: [],
    phase: TRAIN,
    cash,
    certs: { [COMPANY]: certs },
    market: [{ corp: COMPANY, ...START }],
    map: {},
    stations: { [HOME]: [COMPANY] },
    charters: { [COMPANY]: 0 },
    trains: { [TRAIN]: BANK },
    privates: {},
    ended: false,
  };
}
