import { byName } from '@binario/kernel';
import { BANK, type Holder, type TrainId } from '@binario/rail';
import type { Provenance } from './provenance.ts';

export type TrainKind = 'PH1' | 'PH2' | 'PH3' | 'PH4' | 'PH5' | 'PH6';
/** Trains for regional companies only. */
type RegionalKind = 'R5' | 'R6';
type AnyKind = TrainKind | RegionalKind;

interface TrainDef {
  readonly kind: AnyKind;
  /** The phase its first sale begins, or, for a regional train, from which it is on sale. */
  readonly phase: number;
  /** X + Y: stations with own tokens, and town markers. */
  readonly cities: number;
  readonly towns: number;
  readonly cost: number;
  /** Cards of this kind; undefined without limit. */
  readonly count?: number;
  readonly scrappedIn?: number;
  /** What a regional train becomes with the company it belongs to (3.6.3). */
  readonly becomes?: { readonly cities: number; readonly towns: number; readonly cost: number };
  readonly from: { readonly values: Provenance; readonly cost: Provenance; readonly count: Provenance };
}

const reconstructed = { values: 'R', cost: 'R', count: 'R' } as const;
const unlimited = { values: 'R', cost: 'R', count: 'F' } as const;

/** In the order of sale. 2+2, 3+4, 0+4 and 0+6 are named in the rules; to which phase they belong is ours. */
export const trainDefs: Readonly<Record<AnyKind, TrainDef>> = {
  PH1: { kind: 'PH1', phase: 1, cities: 2, towns: 1, cost: 100, count: 6, scrappedIn: 3, from: reconstructed },
  PH2: { kind: 'PH2', phase: 2, cities: 2, towns: 2, cost: 150, count: 5, scrappedIn: 5, from: reconstructed },
  PH3: { kind: 'PH3', phase: 3, cities: 3, towns: 3, cost: 250, count: 4, scrappedIn: 6, from: reconstructed },
  PH4: { kind: 'PH4', phase: 4, cities: 3, towns: 4, cost: 350, count: 3, from: reconstructed },
  PH5: { kind: 'PH5', phase: 5, cities: 4, towns: 5, cost: 500, count: 4, from: reconstructed },
  PH6: { kind: 'PH6', phase: 6, cities: 5, towns: 6, cost: 700, from: unlimited },
  R5: {
    kind: 'R5',
    phase: 5,
    cities: 0,
    towns: 4,
    cost: 120,
    count: 7,
    becomes: { cities: 2, towns: 2, cost: 150 },
    from: { values: 'F', cost: 'R', count: 'R' },
  },
  R6: {
    kind: 'R6',
    phase: 6,
    cities: 0,
    towns: 6,
    cost: 180,
    becomes: { cities: 3, towns: 4, cost: 350 },
    from: { values: 'F', cost: 'R', count: 'F' },
  },
};

export const trainKinds: readonly TrainKind[] = ['PH1', 'PH2', 'PH3', 'PH4', 'PH5', 'PH6'];
export const regionalKinds: readonly RegionalKind[] = ['R5', 'R6'];

export const trainId = (kind: AnyKind, copy: number): TrainId => `${kind}-${copy}`;

/** The cards of a kind in the order in which they are sold; of a kind without limit the first, each brings the next. */
export function cardsOf(kind: AnyKind): readonly TrainId[] {
  return Array.from({ length: trainDefs[kind].count ?? 1 }, (_, copy) => trainId(kind, copy));
}

/** The kind of train that a card is. */
export const defOf: (train: TrainId) => TrainDef = byName((train) => {
  const def = trainDefs[train.slice(0, train.indexOf('-')) as AnyKind];
  if (!def) throw new Error(`there is no train ${train}`);
  return def;
});

export interface Coverage {
  readonly cities: number;
  readonly towns: number;
  /** Face value. */
  readonly cost: number;
}

/**
 * What a train is in these hands: a regional card that has left the bank and the regionals was acquired with its company
 * and is an ordinary train for good (ruling P5), also when it comes to the pool.
 */
export function coverageOf(train: TrainId, holder: Holder, isRegional: boolean): Coverage {
  const def = defOf(train);
  return def.becomes !== undefined && holder !== BANK && !isRegional ? def.becomes : def;
}
