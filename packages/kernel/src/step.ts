import type { Frame, Game, Step } from './game.ts';
import { sequenceStep } from './sequence.ts';

/** The steps of the game asked about last, by name: they are looked up a dozen times for every action. */
let lastGame: object | undefined;
let lastSteps: ReadonlyMap<string, unknown> = new Map();

/** The step a frame names. Only `sequence` is the kernel's own. */
export function stepOf<T, E>(game: Game<T, E, never>, frame: Frame): Step<T, E> {
  if (game.steps !== lastGame) {
    lastSteps = new Map<string, unknown>([...Object.entries(game.steps), ['sequence', sequenceStep]]);
    lastGame = game.steps;
  }
  const step = lastSteps.get(frame.step);
  if (!step) throw new Error(`${game.id} has no step "${frame.step}"`);
  return step as Step<T, E>;
}
