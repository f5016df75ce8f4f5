import type { Frame } from './game.ts';

/** The frame of a step in a flow, the lowest if there are several; undefined where the game is not within that step. */
export const frameIn = <F extends Frame>(flow: readonly Frame[], step: F['step']): F | undefined =>
  flow.find((frame) => frame.step === step) as F | undefined;

/** The frame on top of a flow, if it is one of this step: what is asked now. */
export function topFrame<F extends Frame>(flow: readonly Frame[], step: F['step']): F | undefined {
  const top = flow.at(-1);
  return top?.step === step ? (top as F) : undefined;
}
