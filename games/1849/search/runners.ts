import { memo1 } from '@binario/kernel';
import { type CorpId, facesOf, type HexDef, trainsOf } from '@binario/rail';
import { type Runner, STOPS_PER_HEX } from '@binario/track';
import { board } from '../data/map.ts';
import { greyValues } from '../data/phases.ts';
import { majorCities, portBonus } from '../data/privates.ts';
import { classOf } from '../data/trains.ts';
import { phaseOf, type Table1849 } from '../table.ts';

const valuesByMap = memo1<Table1849['map'], Map<string, readonly number[]>>(() => new Map());

/** What each stop pays this corporation now (10.5.2): grey cities by phase, CNM's port, E trains twice (14.3). */
function stopValues(table: Table1849, corp: CorpId, electric: boolean): readonly number[] {
  const port = table.port?.corp === corp ? table.port.hex : '';
  const { grey } = phaseOf(table);
  const key = `${grey} ${port} ${electric}`;
  const known = valuesByMap(table.map);
  const values = known.get(key) ?? countValues(table.map, grey, port, electric);
  known.set(key, values);
  return values;
}

function countValues(map: Table1849['map'], grey: 0 | 1 | 2, port: string, electric: boolean): readonly number[] {
  const values: number[] = new Array(board.hexes.length * STOPS_PER_HEX).fill(0);
  facesOf(board, map).forEach((face, n) => {
    const { id } = board.hexes[n] as HexDef;
    face.stops.forEach((stop, i) => {
      const base = greyValues[id]?.[grey] ?? stop.value;
      const bonus = id === port ? portBonus : 0;
      values[n * STOPS_PER_HEX + i] = (base + bonus) * (electric && majorCities.includes(id) ? 2 : 1);
    });
  });
  return values;
}

/** The corporation's trains as the route search sees them. */
export function runnersOf(table: Table1849, corp: CorpId): readonly Runner[] {
  return trainsOf(table, corp).map((train) => {
    const def = classOf(train);
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
