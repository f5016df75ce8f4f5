import { type CourseTable, percentOf, presidentIn, type RailTable } from '@binario/rail';
import type { Change } from '../model/snapshot.ts';

/** What may change on any table of the family; a game puts together those it has. */
export function cashChanges(before: RailTable, after: RailTable): readonly Change[] {
  const holders = new Set([...Object.keys(before.cash), ...Object.keys(after.cash)]);
  return [...holders].flatMap((who) => {
    const from = before.cash[who] ?? 0;
    const to = after.cash[who] ?? 0;
    return from === to || who === 'bank' ? [] : [{ kind: 'cash', who, from, to }];
  });
}

/** The change of a share price between two tables, if there is one. */
export function priceChange<T>(
  before: T,
  after: T,
  corp: string,
  priceOn: (table: T, corp: string) => number,
): readonly Change[] {
  const from = priceOn(before, corp);
  const to = priceOn(after, corp);
  return from === to ? [] : [{ kind: 'price', corp, from, to }];
}

/** Holdings and the presidency of one company. */
export function stockChanges(before: RailTable, after: RailTable, corp: string): readonly Change[] {
  const old = before.certs[corp] ?? [];
  const now = after.certs[corp] ?? [];
  if (old === now) return [];
  const holders = new Set([...old, ...now].map((cert) => cert.holder));
  const shares = [...holders].flatMap((who): readonly Change[] => {
    const from = percentOf(old, who);
    const to = percentOf(now, who);
    return from === to || who === corp ? [] : [{ kind: 'percent', corp, who, from, to }];
  });
  const from = presidentIn(old);
  const to = presidentIn(now);
  return to === undefined || from === to ? shares : [...shares, { kind: 'president', corp, from: from ?? '', to }];
}

/** The private companies that have changed hands between two tables. */
export function privateChanges(before: RailTable, after: RailTable): readonly Change[] {
  return moves(before.privates, after.privates, (name, from, to) => ({ kind: 'private', private: name, from, to }));
}

/** The trains that have changed hands between two tables. Where a kind has no end the next one lies in the bank: that is no news. */
export function trainChanges(before: RailTable, after: RailTable): readonly Change[] {
  const known = Object.fromEntries(Object.entries(after.trains).filter(([train]) => train in before.trains));
  return moves(before.trains, known, (train, from, to) => ({ kind: 'train', train, from, to }));
}

/** Station tokens left on charters; those of a company that has only begun are none the less. */
export function tokenChanges(before: RailTable, after: RailTable): readonly Change[] {
  return Object.entries(after.charters).flatMap(([corp, to]) => {
    const from = before.charters[corp];
    return from === undefined || from === to ? [] : [{ kind: 'tokens', corp, from, to }];
  });
}

/** What has changed in the course of the game between two tables: a phase, the bank is broken, the end. */
export function courseChanges(before: CourseTable, after: CourseTable): readonly Change[] {
  return [
    ...(before.phase === after.phase ? [] : [{ kind: 'phase', from: before.phase, to: after.phase }]),
    ...(after.bankBroken && !before.bankBroken && !after.ended ? [{ kind: 'bankBroken' }] : []),
    ...(after.ended && !before.ended ? [{ kind: 'ended' }] : []),
  ];
}

function moves(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  change: (name: string, from: string, to: string) => Change,
): readonly Change[] {
  return Object.keys(after).flatMap((name) => {
    const from = before[name] ?? '';
    const to = after[name] ?? '';
    return from === to ? [] : [change(name, from, to)];
  });
}
