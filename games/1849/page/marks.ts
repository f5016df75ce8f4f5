import type { HexDef } from '@binario/rail';
import type { HexMarks } from '@binario/web/board';
import { corpDefs, corpIds } from '../data/corporations.ts';
import { greyValues, phases } from '../data/phases.ts';
import { messina } from '../data/privates.ts';
import type { Table1849 } from '../table.ts';

/** What the map shows besides tiles and tokens. */
export type Marked = Pick<Table1849, 'map' | 'stations' | 'phase' | 'queue' | 'port' | 'messinaClosed'>;

export function marks1849({ phase, queue, port, messinaClosed }: Marked, { id, name }: HexDef): HexMarks {
  return {
    reserved: homeOf(queue, id),
    values: greyValues[id],
    current: phases[phase].grey,
    ...(port?.hex === id && { port: port.corp }),
    ...(id === messina && messinaClosed && { ruined: true }),
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
