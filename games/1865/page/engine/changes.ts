import {
  cashChanges,
  courseChanges,
  priceChange,
  privateChanges,
  stockChanges,
  trainChanges,
} from '@binario/web/engine';
import type { Change } from '@binario/web/model';
import { zoneOf } from '../../rules/rank.ts';
import type { Table1865 } from '../../table.ts';
import { price } from '../../table.ts';

/** What is different on the table: money, stock, office, traffic, standing, the Dragons' eye, trains, phase. */
export function changes1865(before: Table1865, after: Table1865): readonly Change[] {
  const loans = ({ loans: all }: Table1865, who: string) => (all as Readonly<Record<string, number>>)[who] ?? 0;
  return [
    ...cashChanges(before, after),
    ...Object.keys(after.companies).flatMap((corp) => corpChanges(before, after, corp)),
    ...after.seats.flatMap((who) => counted('personalLoans', { who }, loans(before, who), loans(after, who))),
    ...privateChanges(before, after),
    ...trainChanges(before, after),
    ...courseChanges(before, after),
  ];
}

function counted(kind: string, about: Readonly<Record<string, string>>, from: number, to: number): readonly Change[] {
  return from === to ? [] : [{ kind, ...about, from, to }];
}

function corpChanges(before: Table1865, after: Table1865, corp: string): readonly Change[] {
  const old = before.companies[corp];
  const now = after.companies[corp];
  if (!old || !now) return [];
  const gone = old.standing === 'floated' && now.standing !== 'floated';
  if (gone) return [{ kind: now.standing === 'closed' ? 'closed' : 'absorbed', corp }];
  const zones = [zoneOf(before, corp), zoneOf(after, corp)] as const;
  return [
    ...priceChange(before, after, corp, price),
    // A conversion halves every percentage and doubles the shares: said in one line.
    ...(old.status === now.status ? stockChanges(before, after, corp) : [{ kind: 'major', corp }]),
    ...(old.standing !== 'floated' && now.standing === 'floated' ? [{ kind: 'floated', corp }] : []),
    ...counted('traffic', { corp }, old.chips, now.chips),
    ...counted('stateLoans', { corp }, old.loans, now.loans),
    ...counted('markers', { corp }, before.charters[corp] ?? 0, after.charters[corp] ?? 0),
    ...(zones[0] && zones[1] && zones[0] !== zones[1] ? [{ kind: 'zone', corp, from: zones[0], to: zones[1] }] : []),
  ];
}
