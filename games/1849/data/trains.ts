import type { PhaseId } from './phases.ts';

export type TrainClass = '4H' | '6H' | '8H' | '10H' | '12H' | '16H' | 'R6H' | 'E';

export interface TrainDef {
  readonly class: TrainClass;
  readonly price: number;
  /** Hexsides it may cross; each counts as much as the gauge says. */
  readonly limit: number;
  readonly standardCost: number;
  readonly narrowCost: number;
  /** Cards in the game with five and with six corporations. */
  readonly count: readonly [five: number, six: number];
  /** The phase its first purchase from the bank begins. */
  readonly begins?: PhaseId;
  /** The phase that eliminates it. */
  readonly eliminatedBy?: PhaseId;
}

/** The roster of 10.6, in the order of sale. Length is counted as 10.5.1 says: R6H the other way round. */
export const trainDefs: Readonly<Record<TrainClass, TrainDef>> = {
  '4H': {
    class: '4H',
    price: 100,
    limit: 4,
    standardCost: 1,
    narrowCost: 2,
    count: [4, 4],
    begins: '4',
    eliminatedBy: '8',
  },
  '6H': {
    class: '6H',
    price: 200,
    limit: 6,
    standardCost: 1,
    narrowCost: 2,
    count: [3, 4],
    begins: '6',
    eliminatedBy: '10',
  },
  '8H': {
    class: '8H',
    price: 350,
    limit: 8,
    standardCost: 1,
    narrowCost: 2,
    count: [2, 3],
    begins: '8',
    eliminatedBy: '16',
  },
  '10H': { class: '10H', price: 550, limit: 10, standardCost: 1, narrowCost: 2, count: [2, 2], begins: '10' },
  '12H': { class: '12H', price: 800, limit: 12, standardCost: 1, narrowCost: 2, count: [1, 1], begins: '12' },
  '16H': { class: '16H', price: 1100, limit: 16, standardCost: 1, narrowCost: 2, count: [4, 5], begins: '16' },
  R6H: { class: 'R6H', price: 350, limit: 6, standardCost: 2, narrowCost: 1, count: [2, 2] },
  /** 14.3: any length, never on narrow track. */
  E: {
    class: 'E',
    price: 550,
    limit: Number.POSITIVE_INFINITY,
    standardCost: 0,
    narrowCost: Number.POSITIVE_INFINITY,
    count: [6, 6],
  },
};

/** Classes sold one after another. R6H and E stand beside them. */
export const saleOrder: readonly TrainClass[] = ['4H', '6H', '8H', '10H', '12H', '16H'];

export function trainId(kind: TrainClass, copy: number): string {
  return `${kind}-${copy}`;
}

const byId = new Map(
  (Object.keys(trainDefs) as TrainClass[]).flatMap((kind) =>
    Array.from(
      { length: Math.max(...trainDefs[kind].count) },
      (_, copy) => [trainId(kind, copy), trainDefs[kind]] as const,
    ),
  ),
);

export function classOf(train: string): TrainDef {
  const def = byId.get(train);
  if (!def) throw new Error(`there is no train ${train}`);
  return def;
}
