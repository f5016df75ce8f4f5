import type { HexDef } from '@binario/rail';
import type { HexMarks } from '@binario/web/board';
import { boardOf } from '../board/boardOf.ts';
import type { Board1849 } from '../board/compile.ts';
import type { Terrain } from '../board/file.ts';
import { corpIds } from '../data/corporations.ts';
import type { Table1849 } from '../table.ts';

/** What the map shows besides tiles and tokens. */
export type Marked = Pick<Table1849, 'map' | 'stations' | 'phase' | 'queue' | 'port' | 'messinaClosed'> & {
  readonly options: Pick<Table1849['options'], 'board'>;
};

/** What lies on a hex besides tile and tokens: reserved homes, the port marker, ruins. */
export function marks1849(table: Marked, { id, terrain }: HexDef): HexMarks {
  const { phase, queue, port, messinaClosed } = table;
  const board = boardOf(table);
  return {
    reserved: homeOf(board, queue, id),
    values: board.places.grey[id],
    current: board.phases[phase].grey,
    ...(terrain !== undefined && { terrainCost: board.terrain[terrain as Terrain] }),
    ...(port?.hex === id && { port: port.corp }),
    ...(id === board.places.messina && messinaClosed && { ruined: true }),
  };
}

/** The company that will begin here. */
function homeOf({ corps }: Board1849, queue: Marked['queue'], hex: string): string | undefined {
  return corpIds.find((corp) => {
    const { homes } = corps[corp];
    return homes.length === 1 && homes[0] === hex && queue.includes(corp);
  });
}
