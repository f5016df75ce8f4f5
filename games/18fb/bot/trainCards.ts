import { byName, lasting, memo1 } from '@binario/kernel';
import { BANK, type TrainId, trainsOf } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import { isRegional, type Table18fb } from '../table.ts';

/** A train as its card says it, in the hands that hold it. */
export interface TrainCard {
  readonly kind: string;
  readonly phase: number;
  readonly cities: number;
  readonly towns: number;
  readonly price: number;
  /** The phase that takes it out of the game; a number no phase has when none does. */
  readonly scrappedIn: number;
}

/** A train that stays in the game to its end. */
export const NEVER = 99;

/** Every train as it is printed, and as it is in the hands of those who have acquired it with a regional company. */
const cardsOn = lasting((on: Board18fb) => {
  const cardFor = (train: TrainId, isAcquired: boolean): TrainCard => {
    const def = trainDef(on, train);
    const { cities, towns, cost: price } = isAcquired ? (def.becomes ?? def) : def;
    return { kind: def.kind, phase: def.phase, cities, towns, price, scrappedIn: def.scrappedIn ?? NEVER };
  };
  return { printed: byName((train) => cardFor(train, false)), acquired: byName((train) => cardFor(train, true)) };
});

/** The card of a train, in the hands that hold it. */
export function cardOf(table: Table18fb, train: TrainId): TrainCard {
  const holder = table.trains[train] ?? '';
  const { printed, acquired } = cardsOn(boardOf(table));
  return holder === BANK || isRegional(table, holder) ? printed(train) : acquired(train);
}

const pileOn = lasting((on: Board18fb) =>
  memo1((trains: Table18fb['trains']) =>
    trainsOf({ trains }, BANK)
      .map(cardsOn(on).printed)
      .filter(({ kind }) => kind.startsWith('PH')),
  ),
);

/** Ordinary trains that nobody has bought yet, in the order of sale. */
export const pileOf = (table: Table18fb): readonly TrainCard[] => pileOn(boardOf(table))(table.trains);
