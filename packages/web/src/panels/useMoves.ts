import type { MarketMove } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';

const none: readonly MarketMove[] = [];

/** What the act that is chosen now would do to the market. */
export const useMoves = (): readonly MarketMove[] =>
  useTable(({ preview }) => (preview?.ok ? preview.moves : undefined)) ?? none;

/** The markers that would come to a space, and the companies whose marker would leave it. */
export function movesAt(moves: readonly MarketMove[], row: number | undefined, col: number) {
  const isHere = (cell: MarketMove['to']) => cell?.col === col && (row === undefined || cell.row === row);
  return {
    coming: moves.filter(({ to }) => isHere(to)),
    leaving: new Set(moves.filter(({ from }) => isHere(from)).map(({ corp }) => corp)),
  };
}
