import { act } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** Passes, or says why that is not possible. */
export function passNow(): void {
  const pass = useTable.getState().snapshot?.choices.find((choice) => choice.offer.type === 'pass');
  if (pass?.refusal) useTable.setState({ reason: pass.refusal });
  else if (pass) void act(pass.offer);
}
