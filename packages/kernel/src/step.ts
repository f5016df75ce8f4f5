import type { Frame, Game, Step } from './game.ts';
import { sequenceStep } from './sequence.ts';

/** The step a frame names. Only `sequence` is the kernel's own. */
export function stepOf<T, E>(game: Game<T, E, never>, frame: Frame): Step<T, E> {
  if (frame.step === 'sequence') return sequenceStep as Step<T, E>;
  const step = Object.hasOwn(game.steps, frame.step) ? game.steps[frame.step] : undefined;
  if (!step) throw new Error(`${game.id} has no step "${frame.step}"`);
  return step;
}
