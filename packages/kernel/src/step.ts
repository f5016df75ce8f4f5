import type { Frame, Game, Step } from './game.ts';
import { sequenceStep } from './sequence.ts';

/** The steps of the game asked about last, by name: they are looked up a dozen times for every action. */
let lastGame: object | undefined;
let lastSteps: ReadonlyMap<string, unknown> = new Map();

/** The step a frame names. Only `sequence` is the kernel's own. */
export function stepOf<T, E>(game: Game<T, E, never>, frame: Frame): Step<T, E> {
  if (game.steps !== lastGame) {
    const steps = Object.entries<Step<T, E>>({ ...game.steps, sequence: sequenceStep as Step<T, E> });
    lastSteps = new Map(steps.map(([name, step]) => [name, shaped(step)]));
    lastGame = game.steps;
  }
  const step = lastSteps.get(frame.step);
  if (!step) throw new Error(`${game.id} has no step "${frame.step}"`);
  return step as Step<T, E>;
}

type Shaped<X> = { readonly [K in keyof Required<X>]: X[K] | undefined };

/** Every step has its own choice of parts; with all of them in one order they are of one kind for the machine. */
const shaped = <T, E>(step: Step<T, E>): Shaped<Step<T, E>> => ({
  actions: step.actions,
  begin: step.begin,
  gone: step.gone,
  actors: step.actors,
  options: step.options,
  openEnded: step.openEnded,
  keeps: step.keeps,
  rules: step.rules,
  take: step.take,
  resume: step.resume,
  standing: step.standing,
  exclusive: step.exclusive,
});
