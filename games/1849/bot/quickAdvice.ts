import { Contents, Remembered } from '@binario/bots';
import { memo1 } from '@binario/kernel';
import { type CorpId, type TrainId, trainsOf } from '@binario/rail';
import { type BestRoutes, bestRoutes } from '@binario/track';
import { mapOf } from '../board/boardOf.ts';
import type { File1849 } from '../board/file.ts';
import { kindOfTrain } from '../data/trains.ts';
import { runnersOf } from '../search/runners.ts';
import { phaseOf, type Table1849 } from '../table.ts';
import { advice1849 } from './advice.ts';
import type { Advice1849 } from './scene.ts';

/** Enough for a run that is only imagined. */
const IMAGINED_WORK = 20_000;

const boards = new Contents<File1849>();
const maps = new Contents<Table1849['map']>();
const stations = new Contents<Table1849['stations']>();

/** Everything routes of a corporation depend on but its trains. */
export function groundOf(table: Table1849, corp: CorpId): string {
  const port = table.port?.corp === corp ? table.port.hex : '';
  const { board } = table.options;
  return `${board ? boards.numberOf(board) : ''} ${maps.numberOf(table.map)} ${stations.numberOf(table.stations)} ${corp} ${phaseOf(table).grey} ${port}`;
}

const runs = new Remembered<BestRoutes>();

/** The best routes of its trains, as far as they need to be known in a game that is played in the head. */
export function imaginedRun(table: Table1849, corp: CorpId): BestRoutes {
  const key = `${groundOf(table, corp)} ${trainsOf(table, corp).join()}`;
  return runs.get(key, () =>
    bestRoutes(mapOf(table), table, corp, runnersOf(table, corp), { workLimit: IMAGINED_WORK }),
  );
}

const toCome = memo1<Table1849['trains'], readonly TrainId[]>((trains) => advice1849.toCome({ trains }));

const incomes = new Remembered<number>();

/** What the deciders ask in a game that is played in the head: income is worked out once for each ground and set of trains. */
export const quickAdvice: Advice1849 = {
  ...advice1849,
  toCome: ({ trains }) => toCome(trains),
  income(table, corp) {
    const trains = trainsOf(table, corp);
    return trains.length === 0
      ? 0
      : quickAdvice.incomeWith(
          table,
          corp,
          trains.map((train) => kindOfTrain(train)),
        );
  },
  incomeWith: (table, corp, classes) =>
    incomes.get(`${groundOf(table, corp)} ${[...classes].sort().join()}`, () =>
      advice1849.incomeWith(table, corp, classes),
    ),
};
