import { lasting } from '@binario/kernel';
import { Compass, type Scenery } from '@binario/web/board';
import { boardFrom } from '../board/boardOf.ts';
import type { TerrainInFile } from '../board/file.ts';
import { Legend } from './Legend.tsx';

/** Drawn with the costs of the board. */
export const sceneryWith: (costs: TerrainInFile) => Scenery = lasting((costs) => ({
  beneath: (
    <>
      <Legend x={192} y={492} costs={costs} />
      <Compass x={560} y={20} />
    </>
  ),
}));

/** What is drawn across the hexes of Sicily: the sea and the legend. */
export const scenery1849: Scenery = sceneryWith(boardFrom(undefined).terrain);
