import { byName } from '@binario/kernel';
import type { TrainsInFile } from '../board/file.ts';
import type { PhaseId } from './phases.ts';

/** A class of trains; R6H and the electric E stand outside the order of sale. */
export type TrainClass = '4H' | '6H' | '8H' | '10H' | '12H' | '16H' | 'R6H' | 'E';

/** A class of trains as printed on its cards. */
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

/** The roster of 10.6, in the order of sale. */
export const trains1849: TrainsInFile = {
  '4H': { price: 100, length: 4, cards: { five: 4, six: 4 }, eliminatedBy: '8' },
  '6H': { price: 200, length: 6, cards: { five: 3, six: 4 }, eliminatedBy: '10' },
  '8H': { price: 350, length: 8, cards: { five: 2, six: 3 }, eliminatedBy: '16' },
  '10H': { price: 550, length: 10, cards: { five: 2, six: 2 } },
  '12H': { price: 800, length: 12, cards: { five: 1, six: 1 } },
  '16H': { price: 1100, length: 16, cards: { five: 4, six: 5 } },
  R6H: { price: 350, length: 6, cards: { five: 2, six: 2 } },
  E: { price: 550, cards: { five: 6, six: 6 } },
};

/** Classes sold one after another, each with the phase it begins (6). R6H and E stand beside them. */
export const begins: Readonly<Record<string, PhaseId>> = {
  '4H': '4',
  '6H': '6',
  '8H': '8',
  '10H': '10',
  '12H': '12',
  '16H': '16',
};

/** The train classes in the order in which the bank sells them. */
export const saleOrder: readonly TrainClass[] = ['4H', '6H', '8H', '10H', '12H', '16H'];
/** All train classes, those outside the order of sale last. */
export const trainClasses: readonly TrainClass[] = [...saleOrder, 'R6H', 'E'];

/** The name of one train card: its class and the number of the copy. */
export function trainId(kind: TrainClass, copy: number): string {
  return `${kind}-${copy}`;
}

const named = byName((train) => ({ kind: train.slice(0, train.lastIndexOf('-')) as TrainClass }));

/** The class of a card, which its name says on every board. */
export const kindOfTrain = (train: string): TrainClass => named(train).kind;
