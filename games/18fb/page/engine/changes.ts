import type { PrivateId } from '@binario/rail';
import {
  cashChanges,
  courseChanges,
  priceChange,
  privateChanges,
  stockChanges,
  tokenChanges,
  trainChanges,
} from '@binario/web/engine';
import type { Change } from '@binario/web/model';
import { price, zoneOf } from '../../rules/market.ts';
import type { Table18fb } from '../../table.ts';
import { isFrozen } from '../../table.ts';

/** What is different on the table: money, stock, office, standing, concessions, markers, cards, trains, phase. */
export function changes18fb(before: Table18fb, after: Table18fb): readonly Change[] {
  return [
    ...cashChanges(before, after),
    ...Object.keys(after.companies).flatMap((corp) => corpChanges(before, after, corp)),
    ...Object.keys(after.regionals).flatMap((regional) => regionalChanges(before, after, regional)),
    ...privateChanges(before, after),
    ...powerChanges(before, after),
    ...lendingChanges(before, after),
    ...tokenChanges(before, after),
    ...trainChanges(before, after),
    ...courseChanges(before, after),
  ];
}

const standingOf = (table: Table18fb, corp: string): string =>
  isFrozen(table, corp) ? 'frozen' : (table.companies[corp]?.standing ?? 'unfloated');

function corpChanges(before: Table18fb, after: Table18fb, corp: string): readonly Change[] {
  const old = before.companies[corp];
  const now = after.companies[corp];
  if (!old || !now) return [];
  const standing = standingOf(after, corp);
  const gone = standing === 'closed' || standing === 'merged';
  const isNew = standingOf(before, corp) !== standing;
  if (gone && isNew) return [{ kind: standing, corp }];
  const zones = [zoneOf(before, corp), zoneOf(after, corp)] as const;
  return [
    ...priceChange(before, after, corp, price),
    ...(zones[0] !== zones[1] && price(before, corp) > 0 ? [{ kind: 'zone', corp, from: zones[0], to: zones[1] }] : []),
    ...stockChanges(before, after, corp),
    ...(isNew ? [{ kind: 'standing', corp, standing }] : []),
    ...(old.concession !== now.concession
      ? [{ kind: 'concession', corp, from: old.concession, to: now.concession }]
      : []),
    ...(now.markers !== old.markers ? [{ kind: 'markers', corp, from: old.markers, to: now.markers }] : []),
    ...(now.refunded > old.refunded ? [{ kind: 'refund', corp, amount: now.refunded - old.refunded }] : []),
  ];
}

function regionalChanges(before: Table18fb, after: Table18fb, regional: string): readonly Change[] {
  const old = before.regionals[regional];
  const now = after.regionals[regional];
  if (!old || !now) return [];
  return [
    ...(now.standing === 'acquired' && old.standing !== 'acquired' ? [{ kind: 'acquired', private: regional }] : []),
    ...(now.markers !== old.markers ? [{ kind: 'markers', corp: regional, from: old.markers, to: now.markers }] : []),
  ];
}

const powerChanges = (before: Table18fb, after: Table18fb): readonly Change[] =>
  after.used.filter((card) => !before.used.includes(card)).map((card) => ({ kind: 'used', private: card }));

/** Cards lent to a company, and taken back unused. */
function lendingChanges({ lent: before = {} }: Table18fb, { lent: after = {}, used }: Table18fb): readonly Change[] {
  const lent = Object.entries(after).filter(([card, corp]) => before[card as PrivateId] !== corp);
  const back = Object.entries(before).filter(
    ([card]) => !(card in after) && !(used as readonly string[]).includes(card),
  );
  return [
    ...lent.map(([card, corp]) => ({ kind: 'lent', private: card, corp })),
    ...back.map(([card, corp]) => ({ kind: 'lentBack', private: card, corp })),
  ];
}
