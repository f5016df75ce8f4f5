import type { Frame } from '@binario/kernel';
import type { HexId, PlayerId } from '@binario/rail';
import { type Effect18fb, reduce, type Tx18fb } from '../../effects.ts';
import { stationTaken } from '../../rules/destinations.ts';
import { formNational } from '../../rules/merging.ts';
import { slotFor } from '../../rules/slots.ts';
import type { Table18fb } from '../../table.ts';
import { type Position, tableOf } from './position.ts';

/** What a verb did: the table after it, its effects, and the questions it owes. */
export interface Done {
  readonly table: Table18fb;
  readonly effects: readonly Effect18fb[];
  readonly owed: readonly Frame[];
}

/** Lets verbs work on a table outside any flow. */
export function working(table: Table18fb, work: (tx: Tx18fb) => void): Done {
  const effects: Effect18fb[] = [];
  const owed: Frame[] = [];
  const tx = {
    table,
    emit(effect: Effect18fb) {
      tx.table = reduce(tx.table, effect);
      effects.push(effect);
    },
    owe<F extends Frame>(frame: F) {
      owed.push(frame);
    },
    draw: () => 0,
  };
  work(tx);
  return { table: tx.table, effects, owed };
}

/** A token of the company comes to this place, without the way to it: what the place means to it follows. */
export function reaching(table: Table18fb, corp: string, hex: HexId, emptyYellow = false): Table18fb {
  return working(table, (tx) => {
    const slot = slotFor(table, hex, corp);
    if (slot === undefined) throw new Error(`${hex} has no slot for ${corp}`);
    tx.emit({ type: 'tokenPlaced', corp, hex, slot });
    tx.emit({ type: 'lineBuilt', corp });
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
