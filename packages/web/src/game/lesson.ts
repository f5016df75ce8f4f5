import type { Action, SetupWish } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { Snapshot } from '../model/snapshot.ts';

/** The guided first round, on the real board: the learner plays all seats. */
export interface Lesson<T extends RailTable> {
  readonly wish: SetupWish;
  readonly script: readonly LessonStep[];
  /** Key of the advice for a position off the script. */
  advice(snapshot: Snapshot<T>): string;
}

/** A step of a lesson: what is told, and what is then done. */
export interface LessonStep {
  readonly action: Action;
  /** Key of what is told before it. */
  readonly say: string;
  /** The section of the rulebook where one can read on. */
  readonly section: string;
}

/** Where a learner is: at a step of the script, at its end, or somewhere of his own since so many actions. */
export type Progress =
  | { readonly at: 'step'; readonly index: number; readonly step: LessonStep }
  | { readonly at: 'end' }
  | { readonly at: 'own'; readonly since: number };

/** Routes and the like are compared as they are written down. */
const same = (a: Action | undefined, b: Action | undefined): boolean => canonical(a) === canonical(b);

const canonical = (action: Action | undefined): string =>
  JSON.stringify(action && Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** How far somebody has come in a lesson. */
export function progressOf(script: readonly LessonStep[], actions: readonly Action[]): Progress {
  const kept = actions.slice(0, script.length);
  const since = kept.findIndex((action, index) => !same(action, script[index]?.action));
  if (since >= 0) return { at: 'own', since };
  const step = script[actions.length];
  return step ? { at: 'step', index: actions.length, step } : { at: 'end' };
}
