import { Compass, type Scenery } from '@binario/web/board';
import { Legend } from './Legend.tsx';

export const scenery1849: Scenery = {
  beneath: (
    <>
      <Legend x={150} y={515} />
      <Compass x={560} y={20} />
    </>
  ),
};
