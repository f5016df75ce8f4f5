import { grid } from '@binario/game-1849/data/market';
import { markerOf, percentOf, presidentIn, priceAt } from '@binario/rail';
import type { AnyTable, Change } from './protocol.ts';

/** What is different on the table, in the order in which a player cares: money, stock, office, trains, phase. */
export function changesBetween(before: AnyTable, after: AnyTable): readonly Change[] {
  return [
    ...cashChanges(before, after),
    ...corpChanges(before, after),
    ...moves(before.privates, after.privates, (name, from, to) => ({ kind: 'private', private: name, from, to })),
    ...moves(before.trains, after.trains, (train, from, to) => ({ kind: 'train', train, from, to })),
    ...(before.phase === after.phase ? [] : [{ kind: 'phase' as const, from: before.phase, to: after.phase }]),
    ...(after.ended && !before.ended ? [{ kind: 'ended' as const }] : []),
  ];
}

function cashChanges(before: AnyTable, after: AnyTable): readonly Change[] {
  const holders = new Set([...Object.keys(before.cash), ...Object.keys(after.cash)]);
  return [...holders].flatMap((who) => {
    const from = before.cash[who] ?? 0;
    const to = after.cash[who] ?? 0;
    return from === to || who === 'bank' ? [] : [{ kind: 'cash' as const, who, from, to }];
  });
}

function corpChanges(before: AnyTable, after: AnyTable): readonly Change[] {
  const corps = new Set([...Object.keys(before.corps), ...Object.keys(after.corps)]);
  return [...corps].flatMap((corp): readonly Change[] => {
    if (before.corps[corp] && !after.corps[corp]) return [{ kind: 'closed', corp }];
    return [...priceChange(before, after, corp), ...stockChanges(before, after, corp)];
  });
}

function priceOn(table: AnyTable, corp: string): number {
  const marker = markerOf(table.market, corp);
  return marker ? priceAt(grid, marker) : 0;
}

function priceChange(before: AnyTable, after: AnyTable, corp: string): readonly Change[] {
  const from = priceOn(before, corp);
  const to = priceOn(after, corp);
  return from === to ? [] : [{ kind: 'price', corp, from, to }];
}

function stockChanges(before: AnyTable, after: AnyTable, corp: string): readonly Change[] {
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
