import {
  type Action,
  call,
  done,
  type Frame,
  type Next,
  type StandingOffers,
  type Step,
  type Tx,
} from '@binario/kernel';
import type { CorpId, PlayerId } from '../model/ids.ts';

/** A step that is about one corporation. */
export interface CorpFrame extends Frame {
  readonly corp: CorpId;
}

/** A corporation's operating turn: the names of the steps still to come. */
export interface TurnFrame extends CorpFrame {
  readonly todo: readonly string[];
}

/** What a game says about a corporation's operating turn: its steps, its standing offers, its end. */
export interface TurnParts<T, E, F extends TurnFrame, A extends Action> {
  /** Why the corporation has no turn any more. */
  gone(table: T, frame: F): string | undefined;
  /** What may be done at any moment of the turn. */
  readonly standing: StandingOffers<T, E, F, A>;
  /** All steps are done. */
  finish(tx: Tx<T, E>, corp: CorpId): void;
}

/** A corporation's operating turn: its steps one after another, and what may be done at any moment of it. */
export function turnStep<T, E, F extends TurnFrame, A extends Action>(parts: TurnParts<T, E, F, A>): Step<T, E, F, A> {
  return {
    gone: parts.gone,
    begin(tx, frame) {
      const [next] = frame.todo;
      if (next !== undefined) {
        return call<CorpFrame, F>({ step: next, corp: frame.corp }, { ...frame, todo: frame.todo.slice(1) });
      }
      parts.finish(tx, frame.corp);
      return done();
    },
    standing: parts.standing,
  };
}

/** What a game says about a moment of an operating turn in which only standing offers can be taken. */
export interface MomentParts<T, E> {
  gone(table: T, frame: CorpFrame): string | undefined;
  president(table: T, corp: CorpId): PlayerId;
  /** Whether the president is asked at all. */
  begin(tx: Tx<T, E>, frame: CorpFrame): Next;
}

/** A moment of a turn kept for what may be done at any moment: nothing of its own can be done there but to go on. */
export function momentStep<T, E>(parts: MomentParts<T, E>): Step<T, E, CorpFrame> {
  return {
    actions: ['pass'],
    gone: parts.gone,
    begin: parts.begin,
    actors: (table, frame) => [parts.president(table, frame.corp)],
    options: (_table, _frame, by) => [{ type: 'pass', by }],
    take: () => done(),
  };
}
