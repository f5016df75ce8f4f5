import type { Advised, ExplainingBot, Reason } from '@binario/bots';
import { type Action, actorsOf, offers, type State, viewOf } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';

/** What a player at the table decides, and why in one line. */
export interface Decision {
  readonly action: Action;
  readonly why: Reason;
}

/** The levels of automatic players of a game, the usual one first; none if nobody plays it by itself. */
export const levelsOf = ({ bots = {} }: AnyEngine): readonly string[] => Object.keys(bots);

interface Seated {
  readonly level: string;
  readonly bot: ExplainingBot<RailTable>;
}

/** The automatic players of one table. Each seat keeps its own, so that those of a solo game are not all alike. */
export class Bots {
  private readonly seated = new Map<string, Seated>();

  constructor(private readonly engine: AnyEngine) {}

  /** Asks the player of the seat that is to act; nobody is asked when the game is over. */
  decide(state: State<RailTable>, seed: number, level = ''): Decision | undefined {
    const { game } = this.engine.title;
    const [by] = actorsOf(game, state);
    if (by === undefined) return undefined;
    const bot = this.botAt(by, level, seed);
    const situation = { view: viewOf(game, state, by), by, offers: offers(game, state, by) };
    return bot.decide(situation);
  }

  /** What Director, or the last of the levels, would do for whoever is asked, and what else; nobody is asked when it is over. */
  advise(state: State<RailTable>, seed: number): Advised | undefined {
    const { title, bots = {} } = this.engine;
    const [by] = actorsOf(title.game, state);
    const adviser = (bots.director ?? bots[levelsOf(this.engine).at(-1) ?? ''])?.(seed);
    if (by === undefined || !adviser) return undefined;
    const situation = { view: viewOf(title.game, state, by), by, offers: offers(title.game, state, by) };
    return adviser.advise ? adviser.advise(situation) : adviser.decide(situation);
  }

  /** Whoever sat there at another level makes room. A level this build does not have is played by the usual one. */
  private botAt(seat: string, wished: string, seed: number): ExplainingBot<RailTable> {
    const { bots = {}, title } = this.engine;
    const level = Object.hasOwn(bots, wished) ? wished : (levelsOf(this.engine)[0] ?? '');
    const known = this.seated.get(seat);
    if (known?.level === level) return known.bot;
    const bot = bots[level]?.(seed);
    if (!bot) throw new Error(`nobody plays ${title.name} by itself`);
    this.seated.set(seat, { level, bot });
    return bot;
  }
}
