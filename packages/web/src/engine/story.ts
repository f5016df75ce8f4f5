import type { RailTable } from '@binario/rail';
import type { Happening } from '../model/snapshot.ts';
import { changesBetween } from './consequences.ts';
import type { Session } from './session.ts';

/** Nobody steps through more; what is older stands in the log. */
const MOST = 200;

/** What each move after `from` did, up to `to`. */
export function storyOf(session: Session, from: number, to: number): readonly Happening[] {
  const last = Math.min(to, session.tip);
  const first = Math.max(0, from, last - MOST);
  const story: Happening[] = [];
  for (let at = first + 1; at <= last; at++) {
    const action = session.actions[at - 1];
    const before = session.stateAt(at - 1);
    const after = session.stateAt(at);
    if (!action) continue;
    story.push({
      at,
      by: action.by,
      lines: session.linesAt(at),
      changes: changesBetween(session.engine, before, after),
      hexes: changedHexes(before.table, after.table),
    });
  }
  return story;
}

function changedHexes(before: RailTable, after: RailTable): readonly string[] {
  return [...new Set([...different(before.map, after.map), ...different(before.stations, after.stations)])];
}

function different(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (before === after) return [];
  const hexes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...hexes].filter((hex) => before[hex] !== after[hex]);
}
