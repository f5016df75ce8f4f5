import type { Seat } from '../model/gameFile.ts';
import { inTurn } from './inTurn.ts';
import { afterChange, amend } from './play.ts';
import { useTable } from './table.ts';

/** From now on this seat of a game on this device is played by somebody else: a person, or an automatic player. */
export function changeSeat(index: number, sitter: Pick<Seat, 'kind' | 'level' | 'name'>): Promise<void> {
  return inTurn(async () => {
    const { remote, follows } = useTable.getState();
    if (remote || follows) return;
    await amend((file) => ({ ...file, seats: file.seats.map((seat, i) => (i === index ? sitter : seat)) }));
    afterChange();
  });
}
