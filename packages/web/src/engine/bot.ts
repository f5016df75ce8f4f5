import type { ExplainingBot, Reason } from '@binario/bots';
import { type Action, actorsOf, offers, type State, viewOf } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';

/** What a player at the table decides, and why in one line. */
export interface Decision {
  readonly action: Action;
  readonly why: Reason;
}

/** The automatic players of one table. Each seat keeps its own, so that those of a solo game are not all alike. */
export class Bots {
  private readonly seated = new Map<string, ExplainingBot<RailTable>>();

  constructor(private readonly engine: AnyEngine) {}

  /** Asks the player of the seat that is to act; nobody is asked when the game is over. */
  decide(state: State<RailTable>, seed: number): Decision | undefined {
    const { game } = this.engine.title;
    const [by] = actorsOf(game, state);
    if (by === undefined) return undefined;
    const bot = this.seated.get(by) ?? this.engine.bot?.(seed);
    if (!bot) throw new Error(`nobody plays ${this.engine.title.name} by itself`);
    this.seated.set(by, bot);
    const situation = { view: viewOf(game, state, by), by, offers: offers(game, state, by) };
    return { action: bot.choose(situation), why: bot.explain(situation) };
  }
}
