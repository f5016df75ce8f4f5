import type { Frame, Game, Step } from './game.ts';
import { memo1 } from './memo.ts';
import { sequenceStep } from './sequence.ts';

/** The steps of a game by name, the kernel's own `sequence` among them. */
const stepsByName = memo1((steps: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> => {
  const all = Object.entries({ ...steps, sequence: sequenceStep }) as [string, Step<unknown, unknown>][];
  return new Map(all.map(([name, step]) => [name, shaped(step)]));
});

/** The step a frame names. */
export function stepOf<T, E>(game: Game<T, E, never>, frame: Frame): Step<T, E> {
  const step = stepsByName(game.steps).get(frame.step);
  if (!step) throw new Error(`${game.id} has no step "${frame.step}"`);
  return step as Step<T, E>;
}

type Shaped<X> = { readonly [K in keyof Required<X>]: X[K] | undefined };

/** Every step has its own choice of parts; with all of them in one order they share one hidden class. */
const shaped = <T, E>(step: Step<T, E>): Shaped<Step<T, E>> => ({
  actions: step.actions,
  begin: step.begin,
  gone: step.gone,
  actors: step.actors,
  options: step.options,
  optionParts: step.optionParts,
  openEnded: step.openEnded,
  keeps: step.keeps,
  rules: step.rules,
  take: step.take,
  resume: step.resume,
  standing: step.standing,
  exclusive: step.exclusive,
});
