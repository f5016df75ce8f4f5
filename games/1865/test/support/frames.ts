import type { SequenceFrame } from '@binario/kernel';
import type { CourseFrame } from '@binario/rail';
import { framing } from '@binario/rail/testing';
import type { Frames } from '../../steps/all.ts';
import type { OperatingRoundFrame } from '../../steps/operating.ts';

/** All that can lie on the stack: the steps, and below them the plan of rounds and the operating round of `game.ts`. */
interface AllFrames extends Frames {
  readonly game: CourseFrame;
  readonly operatingRound: OperatingRoundFrame;
  readonly sequence: SequenceFrame;
}

export const { frame, frameIn } = framing<AllFrames>();
