import {
  type Action,
  type Applied,
  apply,
  carryOut,
  type Event,
  hashOf,
  type State,
  type Title,
  writeMove,
} from '@binario/kernel';
import { FORMAT, type GameFile } from '../files/gameFile.ts';

interface Position<T, E> {
  readonly state: State<T>;
  readonly action?: Action;
  /** What the action that led here has caused. */
  readonly events: readonly Event<E>[];
}

/** A game being played, with everything that led here and what was taken back. States share what did not change. */
export class Session<T, E, S> {
  private readonly line: Position<T, E>[];
  private undone: Action[] = [];

  constructor(
    readonly title: Title<T, E, S>,
    readonly setup: S,
    first: State<T>,
  ) {
    this.line = [{ state: first, events: [] }];
  }

  get state(): State<T> {
    return (this.line.at(-1) as Position<T, E>).state;
  }

  get actions(): readonly Action[] {
    return this.line.flatMap(({ action }) => action ?? []);
  }

  get events(): readonly Event<E>[] {
    return this.line.flatMap(({ events }) => events);
  }

  /** The moves so far, as they are written. */
  moves(names: Readonly<Record<string, string>>): readonly string[] {
    return this.line.flatMap(({ action }, i) => {
      const before = this.line[i - 1];
      return action && before ? [writeMove(this.title, before.state, action, names)] : [];
    });
  }

  /** The game so far, as it is saved. */
  file(names: Readonly<Record<string, string>>): GameFile {
    const { game } = this.title;
    const played = this.line.slice(1);
    return {
      format: FORMAT,
      game: game.id,
      rules: game.rules,
      names,
      setup: this.setup,
      actions: played.flatMap(({ action }) => action ?? []),
      hashes: played.map(({ state }) => hashOf(game, state)),
    };
  }

  /** Plays on if the rules let it be; what was taken back is then forgotten. */
  act(action: Action): Applied<T, E> {
    const result = apply(this.title.game, this.state, action);
    if (!result.ok) return result;
    this.undone = [];
    this.line.push({ state: result.state, action, events: result.events });
    return result;
  }

  undo(): Action | undefined {
    if (this.line.length < 2) return undefined;
    const { action } = this.line.pop() as Position<T, E>;
    if (action) this.undone.push(action);
    return action;
  }

  redo(): readonly Event<E>[] | undefined {
    const action = this.undone.pop();
    if (!action) return undefined;
    const { state, events } = carryOut(this.title.game, this.state, action);
    this.line.push({ state, action, events });
    return events;
  }
}
