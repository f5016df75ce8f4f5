import { type Bot, type BotMaker, playOut } from '@binario/bots';
import { type SetupWish, winnersOf } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { botNamed } from './contenders.ts';
import { isRuined } from './ruin.ts';

/** How one seat has fared. */
export interface SeatResult {
  readonly bot: string;
  readonly score: number;
  /** 1 for the only winner, a part of it for each of several; nobody wins a game that was broken off. */
  readonly win: number;
  readonly ruined: boolean;
  /** Milliseconds of each decision. */
  readonly times: readonly number[];
}

/** How a game between bots ended, seat by seat. */
export interface MatchResult {
  readonly actions: number;
  /** False when it was broken off at the limit of actions. */
  readonly over: boolean;
  readonly seats: readonly SeatResult[];
}

/** When a game between bots is broken off, and by which clock its decisions are timed. */
export interface MatchLimits {
  /** After so many actions a game is broken off. */
  readonly most?: number;
  /** Milliseconds spent so far, by whatever clock decisions are timed with. */
  readonly spent: () => number;
}

/** Plays one game with these bots, the first on the first seat. */
export function playMatch<T, E, S>(
  entry: Entry<T, E, S>,
  wish: SetupWish,
  seating: readonly string[],
  { most, spent }: MatchLimits,
): MatchResult {
  const { title } = entry;
  const times = new Map<string, number[]>();
  const seatOf = (by: string) => Number(by.slice(1)) - 1;
  // A maker is not told for which seat: the bot is chosen when the seat is asked for the first time.
  const maker: BotMaker<T> = (seed) => {
    let bot: Bot<T> | undefined;
    return {
      name: 'seat',
      choose(situation) {
        bot ??= botNamed(entry, seating[seatOf(situation.by)] ?? '')(seed);
        const begun = spent();
        const action = bot.choose(situation);
        const known = times.get(situation.by) ?? [];
        known.push(Math.round((spent() - begun) * 100) / 100);
        times.set(situation.by, known);
        return action;
      },
    };
  };
  const { state, over, actions } = playOut(title, wish, maker, most === undefined ? {} : { most });
  const scores = title.scores(state.table);
  const winners = over ? winnersOf(scores).map(({ player }) => player) : [];
  const seats = scores
    .toSorted((x, y) => seatOf(x.player) - seatOf(y.player))
    .map(({ player, total }) => ({
      bot: seating[seatOf(player)] as string,
      score: total,
      win: winners.includes(player) ? 1 / winners.length : 0,
      ruined: isRuined(state.table, player),
      times: times.get(player) ?? [],
    }));
  return { actions: actions.length, over, seats };
}
