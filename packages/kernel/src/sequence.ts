import { call, done, type Frame, type Step } from './game.ts';

/**
 * Frames one after another; also how owed frames wait. Afterwards the frame below looks again if `look`, else it is
 * resumed with `result`.
 */
export interface SequenceFrame extends Frame {
  readonly step: 'sequence';
  readonly frames: readonly Frame[];
  readonly look: boolean;
  readonly result?: unknown;
}

/** A frame that plays the given frames one after another, then is done. */
export function sequence<F extends readonly Frame[]>(...frames: F): Frame {
  const frame: SequenceFrame = { step: 'sequence', frames, look: false };
  return frame;
}

/** The step that plays the frames of a `sequence` in order. */
export const sequenceStep: Step<unknown, unknown, SequenceFrame> = {
  begin(_tx, frame) {
    const [first, ...rest] = frame.frames;
    return first ? call(first, { ...frame, frames: rest }) : done(frame.result);
  },
};

/** Is this step being asked, or waiting in a sequence to be asked? */
export function isAwaited(flow: readonly Frame[], step: string): boolean {
  return flow.some(
    (frame) => frame.step === step || (frame.step === 'sequence' && isAwaited((frame as SequenceFrame).frames, step)),
  );
}
