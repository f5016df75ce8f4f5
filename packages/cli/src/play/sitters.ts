import type { Bot, BotMaker } from '@binario/bots';
import { type Action, actorsOf, offers, type SeatId, type State, type Title, viewOf } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { UsageError } from '../io.ts';

interface Sitter<T> {
  readonly level: string;
  readonly bot: Bot<T>;
}

/** Which seats automatic players have, and what they do there. All other seats are people's. */
export class Sitters<T, E, S> {
  private readonly title: Title<T, E, S>;
  private readonly makers: Readonly<Record<string, BotMaker<T>>>;
  private readonly seated = new Map<SeatId, Sitter<T>>();

  constructor({ title, bots }: Pick<Entry<T, E, S>, 'title' | 'bots'>) {
    this.title = title;
    this.makers = bots;
  }

  get levels(): readonly string[] {
    return Object.keys(this.makers);
  }

  /** Whoever sat there makes room. False if there is no such player. */
  seat(seat: SeatId, level: string): boolean {
    const maker = Object.hasOwn(this.makers, level) ? this.makers[level] : undefined;
    if (!maker) return false;
    // Each seat another one, so that not all of them play alike; and the same one when the game is played again.
    this.seated.set(seat, { level, bot: maker(Number(seat.slice(1))) });
    return true;
  }

  /** A person sits there again. */
  leave(seat: SeatId): void {
    this.seated.delete(seat);
  }

  /** Is an automatic player asked? */
  isAsked(state: State<T>): boolean {
    const [by] = actorsOf(this.title.game, state);
    return by !== undefined && this.seated.has(by);
  }

  /** What the automatic player does who is asked, from what his seat sees; nothing where a person is asked. */
  choose(state: State<T>): Action | undefined {
    const { game } = this.title;
    const [by] = actorsOf(game, state);
    const sitter = by === undefined ? undefined : this.seated.get(by);
    if (by === undefined || !sitter) return undefined;
    return sitter.bot.choose({ view: viewOf(game, state, by), by, offers: offers(game, state, by) });
  }
}

/** The seat that was typed: its id, or the name of whoever has it, however it is written. */
export function seatNamed(
  typed: string,
  seats: readonly SeatId[],
  names: Readonly<Record<string, string>>,
): SeatId | undefined {
  const wanted = typed.toLowerCase();
  return (
    seats.find((seat) => (names[seat] ?? '').toLowerCase() === wanted) ??
    seats.find((seat) => seat.toLowerCase() === wanted)
  );
}

/** Seats the automatic players that were wished, each as SEAT=LEVEL. */
export function seatAll<T, E, S>(
  sitters: Sitters<T, E, S>,
  wishes: readonly string[],
  seats: readonly SeatId[],
  names: Readonly<Record<string, string>>,
): void {
  for (const wish of wishes) {
    const [who = '', level = ''] = wish.split('=');
    const seat = seatNamed(who, seats, names);
    if (!seat)
      throw new UsageError(`--seat must be SEAT=LEVEL with one of ${seats.join(', ')} or a name, not "${wish}"`);
    if (!sitters.seat(seat, level))
      throw new UsageError(`no bot "${level}" plays this; there are ${sitters.levels.join(', ')}`);
  }
}
