import { seatIndex } from '@binario/rail';
import { playerColours } from '../../board/playerColours.ts';
import { useTable } from '../../store/table.ts';

/** The colour of a player, with the number of the seat. */
export function SeatDisc({ seat }: { seat: string }) {
  const at = useTable(
    ({ snapshot }) => (snapshot?.state.table.seats as readonly string[] | undefined)?.indexOf(seat) ?? -1,
  );
  return (
    <span className="seat" style={{ background: playerColours[seatIndex(seat)] }} aria-hidden="true">
      {at >= 0 ? at + 1 : ''}
    </span>
  );
}
