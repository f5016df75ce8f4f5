import type { Frame, State } from '@binario/kernel';

/** Frames of a game by the names of their steps: written down with exactly what they carry, and found again in a state. */
export function framing<M extends { readonly [N in keyof M]: Frame }>() {
  type Name = keyof M & string;
  const isOf = <N extends Name>(frame: Frame, step: N): frame is Frame & M[N] => frame.step === step;
  return {
    /** A frame of this step. */
    frame: <N extends Name>(step: N, locals: Omit<M[N], 'step'>) => ({ step, ...locals }),
    /** The uppermost frame of this step; it must be there. */
    frameIn<N extends Name>({ flow }: Pick<State<unknown>, 'flow'>, step: N): M[N] {
      for (const frame of flow.toReversed()) if (isOf(frame, step)) return frame;
      throw new Error(`no ${step} among ${flow.map((frame) => frame.step).join(', ')}`);
    },
  };
}
