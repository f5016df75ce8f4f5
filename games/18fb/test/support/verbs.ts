import { type Scratch, scratch } from '@binario/kernel';
import type { HexId, PlayerId } from '@binario/rail';
import type { Effect18fb, Tx18fb } from '../../effects.ts';
import { reduce } from '../../reduce.ts';
import { stationTaken } from '../../rules/destinations.ts';
import { formNational } from '../../rules/merging.ts';
import { slotFor } from '../../rules/slots.ts';
import type { Table18fb } from '../../table.ts';
import { type Position, tableOf } from './position.ts';

/** Lets verbs work on a table outside any flow: the table after them, their effects, and the questions they owe. */
export function working(table: Table18fb, work: (tx: Tx18fb) => void): Scratch<Table18fb, Effect18fb> {
  const tx = scratch(reduce, table);
  work(tx);
  return tx;
}

/** A token of the company comes to this place, without the way to it: what the place means to it follows. */
export function reaching(table: Table18fb, corp: string, hex: HexId, emptyYellow = false): Table18fb {
  return working(table, (tx) => {
    const slot = slotFor(table, hex, corp);
    if (slot === undefined) throw new Error(`${hex} has no slot for ${corp}`);
    tx.emit({ type: 'tokenLaid', corp, hex, slot, cost: 0, markers: 0 });
    stationTaken(tx, corp, hex, emptyYellow);
  }).table;
}

/** RM formed out of these two, the dearer first. */
export function formed(
  position: Position,
  corps: readonly string[] = ['NN', 'FC'],
  initiator: PlayerId = 'P1',
): Table18fb {
  return working(tableOf({ phase: 6, ...position }), (tx) => formNational(tx, 'RM', corps, initiator)).table;
}
