import type { Frame, State } from '@binario/kernel';
import { GONE, type RailTable, trainsOf } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';
import type { Change, WorthChange } from '../model/snapshot.ts';

type AnyState = State<RailTable>;

/** What an action would change, and what would change without it too. */
export interface Consequences {
  readonly changes: readonly Change[];
  readonly anyway: readonly Change[];
  readonly worth: readonly WorthChange[];
}

/** From what changes the course of the game down to small change. What a game adds of its own stands in the middle. */
const weights: readonly string[] = [
  'ended',
  'bankBroken',
  'phase',
  'rusted',
  'mustDiscard',
  'noTrain',
  'closed',
  'merged',
  'absorbed',
  'president',
  'standing',
  'floated',
  'major',
  'train',
  '',
  'price',
  'zone',
  'percent',
  'private',
  'cash',
];

const middle = weights.indexOf('');
const weightOf = ({ kind }: Change): number => {
  const at = weights.indexOf(kind);
  return at < 0 ? middle : at;
};

/** What an action changes, the weightiest first, apart from what would happen just so if the player passed. */
export function consequences(
  engine: AnyEngine,
  before: AnyState,
  after: AnyState,
  passed: AnyState | undefined,
): Consequences {
  const all = changesBetween(engine, before, after);
  const without = new Set(passed && changesBetween(engine, before, passed).map((each) => JSON.stringify(each)));
  const isAnyway = (change: Change) => without.has(JSON.stringify(change));
  return {
    changes: all.filter((change) => !isAnyway(change)),
    anyway: all.filter(isAnyway),
    worth: worthChanges(engine, before.table, after.table, passed?.table),
  };
}

/** What is different between two states of a game. */
export function changesBetween(engine: AnyEngine, before: AnyState, after: AnyState): readonly Change[] {
  const changes = [
    ...engine.changes(before.table, after.table),
    ...owed(before, after),
    ...boundChanges(engine, before, after),
  ];
  const rusted = changes.filter(isRusted);
  const all = [...changes.filter((change) => !isRusted(change)), ...together(rusted), ...trainless(before, after)];
  return all
    .map((change, i) => ({ change, i }))
    .sort((a, b) => weightOf(a.change) - weightOf(b.change) || a.i - b.i)
    .map(({ change }) => change);
}

const isRusted = ({ kind, to }: Change): boolean => kind === 'train' && to === GONE;

/** Trains that leave the game are one line, by their owner. */
function together(rusted: readonly Change[]): readonly Change[] {
  const owners = [...new Set(rusted.map(({ from }) => String(from)))];
  return owners.map((who) => ({
    kind: 'rusted',
    who,
    trains: rusted.filter(({ from }) => from === who).map(({ train }) => String(train)),
  }));
}

/** Companies that had a train and have none left. */
function trainless({ table: before }: AnyState, { table: after }: AnyState): readonly Change[] {
  return Object.keys(after.certs)
    .filter((corp) => trainsOf(before, corp).length > 0 && trainsOf(after, corp).length === 0)
    .filter((corp) => after.market.some((marker) => marker.corp === corp))
    .map((corp) => ({ kind: 'noTrain', corp }));
}

/** Who must give a train back now. */
function owed(before: AnyState, after: AnyState): readonly Change[] {
  const known = discarding(before.flow);
  const now = new Set(discarding(after.flow));
  return [...now].filter((corp) => !known.includes(corp)).map((corp) => ({ kind: 'mustDiscard', corp }));
}

/** Money that players set aside for their bids. */
function boundChanges({ head }: AnyEngine, before: AnyState, after: AnyState): readonly Change[] {
  return before.table.seats.flatMap((who) => {
    const from = head.bound?.(before, who) ?? 0;
    const to = head.bound?.(after, who) ?? 0;
    return from === to ? [] : [{ kind: 'bound', who, from, to }];
  });
}

/** Questions that are owed wait in one frame. */
function discarding(flow: readonly Frame[]): readonly string[] {
  return flow.flatMap((frame) => {
    const { corp, frames } = frame as Frame & { readonly corp?: string; readonly frames?: readonly Frame[] };
    return frame.step === 'discardTrain' && corp !== undefined ? [corp] : frames ? discarding(frames) : [];
  });
}

function worthOn({ stats }: AnyEngine, table: RailTable): ReadonlyMap<string, number> {
  const { players, totals } = stats.score(table);
  return new Map(players.map((player, i) => [player, totals[i] ?? 0]));
}

/** What comes out the same when nothing is done is no change either. */
function worthChanges(
  engine: AnyEngine,
  before: RailTable,
  after: RailTable,
  passed: RailTable | undefined,
): readonly WorthChange[] {
  const old = worthOn(engine, before);
  const now = worthOn(engine, after);
  const without = passed && worthOn(engine, passed);
  return before.seats.flatMap((seat) => {
    const from = old.get(seat) ?? 0;
    const to = now.get(seat) ?? 0;
    return from === to || without?.get(seat) === to ? [] : [{ seat, from, to }];
  });
}
