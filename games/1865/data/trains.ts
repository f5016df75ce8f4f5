import type { TrainId } from '@binario/rail';
import type { Provenance } from './provenance.ts';

/** A kind of trains, named after the phase its first sale begins. */
export type TrainKind = 'PH2' | 'PH3' | 'PH4' | 'PH5' | 'PH6' | 'PH7';

/** A kind of trains as printed on its cards. */
export interface TrainDef {
  readonly kind: TrainKind;
  /** The phase its first sale begins, and its share in the rank of a company. */
  readonly phase: number;
  readonly coverage: number;
  readonly cost: number;
  /** One card, the last of its kind, carries a lower price. */
  readonly discounted?: number;
  readonly scrappedIn?: number;
  readonly from: Provenance;
}

/** The table of 4.6, in the order of sale. */
export const trainDefs: Readonly<Record<TrainKind, TrainDef>> = {
  PH2: { kind: 'PH2', phase: 2, coverage: 8, cost: 100, discounted: 70, scrappedIn: 4, from: 'P' },
  PH3: { kind: 'PH3', phase: 3, coverage: 14, cost: 200, discounted: 160, scrappedIn: 6, from: 'P' },
  PH4: { kind: 'PH4', phase: 4, coverage: 20, cost: 350, discounted: 300, scrappedIn: 7, from: 'P' },
  PH5: { kind: 'PH5', phase: 5, coverage: 25, cost: 500, from: 'P' },
  PH6: { kind: 'PH6', phase: 6, coverage: 30, cost: 650, from: 'P' },
  PH7: { kind: 'PH7', phase: 7, coverage: 35, cost: 800, from: 'P' },
};

/** The kinds of trains in the order in which the bank sells them. */
export const trainKinds: readonly TrainKind[] = ['PH2', 'PH3', 'PH4', 'PH5', 'PH6', 'PH7'];

/** PH7 never run out (ruling 1): there is always one more card. No game comes near this number. */
export const MOST_PH7 = 60;

/** The name of one train card: its kind and the number of the copy, `D` for the one at a reduced price. */
export const trainId = (kind: TrainKind, copy: number | 'D'): TrainId => `${kind}-${copy}`;

/** The cards of a kind in the order in which they are sold: the discounted one at the bottom. */
export function cardsOf(
  { kind, discounted }: Pick<TrainDef, 'kind' | 'discounted'>,
  count: number,
): readonly TrainId[] {
  const isReduced = discounted !== undefined;
  const plain = Array.from({ length: isReduced ? count - 1 : count }, (_, copy) => trainId(kind, copy));
  return isReduced ? [...plain, trainId(kind, 'D')] : plain;
}

/** The kind of train that a card is: the beginning of its name. */
export const kindOfCard = (train: TrainId): TrainKind => train.slice(0, 3) as TrainKind;
