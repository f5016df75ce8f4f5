import type { TrainPart } from '../board/file.ts';
import type { AnyKind } from '../ids.ts';

const reconstructed = { values: 'R', cost: 'R', count: 'R' } as const;
const unlimited = { values: 'R', cost: 'R', count: 'F' } as const;

/** In the order of sale. 2+2, 3+4, 0+4 and 0+6 are named in the rules; to which phase they belong is ours. */
export const trains: Readonly<Record<AnyKind, TrainPart>> = {
  PH1: { cities: 2, towns: 1, cost: 100, count: 6, scrappedIn: 3, from: reconstructed },
  PH2: { cities: 2, towns: 2, cost: 150, count: 5, scrappedIn: 5, from: reconstructed },
  PH3: { cities: 3, towns: 3, cost: 250, count: 4, scrappedIn: 6, from: reconstructed },
  PH4: { cities: 3, towns: 4, cost: 350, count: 3, from: reconstructed },
  PH5: { cities: 4, towns: 5, cost: 500, count: 4, from: reconstructed },
  PH6: { cities: 5, towns: 6, cost: 700, from: unlimited },
  R5: {
    cities: 0,
    towns: 4,
    cost: 120,
    count: 7,
    becomes: { cities: 2, towns: 2, cost: 150 },
    from: { values: 'F', cost: 'R', count: 'R' },
  },
  R6: {
    cities: 0,
    towns: 6,
    cost: 180,
    becomes: { cities: 3, towns: 4, cost: 350 },
    from: { values: 'F', cost: 'R', count: 'F' },
  },
};
