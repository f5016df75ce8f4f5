import type { Table1849 } from '@binario/game-1849';
import { corpDefs, corpIds } from '@binario/game-1849/data/corporations';
import { greyValues, phases } from '@binario/game-1849/data/phases';
import type { HexDef } from '@binario/rail';
import type { HexMarks } from '../parts/maps.ts';

/** What the map shows besides tiles and tokens. */
export type Marked = Pick<Table1849, 'map' | 'stations' | 'phase' | 'queue' | 'port' | 'messinaClosed'>;

export function marks1849({ phase, queue, port, messinaClosed }: Marked, { id, name }: HexDef): HexMarks {
  return {
    reserved: homeOf(queue, id),
    values: greyValues[id],
    current: phases[phase].grey,
    ...(port?.hex === id && { port: port.corp }),
    ...(id === 'B14' && messinaClosed && { ruined: true }),
    ...(name === 'Etna' && { nameAt: 32 }),
  };
}

/** The company that will begin here. */
function homeOf(queue: Marked['queue'], hex: string): string | undefined {
  return corpIds.find((corp) => {
    const { homes } = corpDefs[corp];
    return homes.length === 1 && homes[0] === hex && queue.includes(corp);
  });
}
