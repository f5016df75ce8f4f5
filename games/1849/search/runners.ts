import { memo1 } from '@binario/kernel';
import { type CorpId, type Face, facesOf, type HexDef, type Stop, trainsOf } from '@binario/rail';
import { type Runner, STOPS_PER_HEX } from '@binario/track';
import { boardOf, classOf } from '../board/boardOf.ts';
import type { Board1849 } from '../board/compile.ts';
import { phaseOf, type Table1849 } from '../table.ts';

const valuesByMap = memo1<Table1849['map'], Map<string, readonly number[]>>(() => new Map());

/** What each stop pays this corporation now (10.5.2): grey cities by phase, CNM's port, E trains twice (14.3). */
function stopValues(table: Table1849, corp: CorpId, electric: boolean): readonly number[] {
  const port = table.port?.corp === corp ? table.port.hex : '';
  const { grey } = phaseOf(table);
  const key = `${grey} ${port} ${electric}`;
  const known = valuesByMap(table.map);
  const values = known.get(key) ?? countValues(boardOf(table), table.map, { grey, port, electric });
  known.set(key, values);
  return values;
}

interface Counted {
  readonly grey: 0 | 1 | 2;
  readonly port: string;
  readonly electric: boolean;
}

function countValues(
  { map: board, places }: Board1849,
  map: Table1849['map'],
  { grey, port, electric }: Counted,
): readonly number[] {
  const values: number[] = new Array(board.hexes.length * STOPS_PER_HEX).fill(0);
  const faces = facesOf(board, map);
  for (let n = 0; n < faces.length; n++) {
    const { stops } = faces[n] as Face;
    if (stops.length === 0) continue;
    const { id } = board.hexes[n] as HexDef;
    const bonus = id === port ? places.portBonus : 0;
    const times = electric && places.major.includes(id) ? 2 : 1;
    for (let i = 0; i < stops.length; i++) {
      const base = places.grey[id]?.[grey] ?? (stops[i] as Stop).value;
      values[n * STOPS_PER_HEX + i] = (base + bonus) * times;
    }
  }
  return values;
}

/** The corporation's trains as the route search sees them. */
export function runnersOf(table: Table1849, corp: CorpId): readonly Runner[] {
  return trainsOf(table, corp).map((train) => {
    const def = classOf(table, train);
    const electric = def.class === 'E';
    return {
      train,
      limit: def.limit,
      standardCost: def.standardCost,
      narrowCost: def.narrowCost,
      dualCost: electric ? 0 : 1,
      values: stopValues(table, corp, electric),
    };
  });
}
