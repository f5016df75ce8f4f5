import type { Tx } from '@binario/kernel';
import { certsOf, percentOf } from '../model/certs.ts';
import type { RailEffect } from '../model/effects.ts';
import type { CorpId, Holder, PlayerId } from '../model/ids.ts';
import { clockwiseFrom, type RailTable } from '../model/table.ts';

type Holdings = Pick<RailTable, 'certs' | 'seats' | 'leavers'>;

/**
 * Who holds most of a corporation besides this player, among those who hold enough; among equals the first to his left.
 * Asked for the heir of a president.
 */
export function largestAfter(
  table: Holdings,
  corp: CorpId,
  player: PlayerId,
  enough: (percent: number) => boolean,
): PlayerId | undefined {
  const certs = table.certs[corp] ?? [];
  let most = 0;
  let found: PlayerId | undefined;
  for (const other of clockwiseFrom(table, player)) {
    if (other === player) continue;
    const percent = percentOf(certs, other);
    if ((found !== undefined && percent <= most) || !enough(percent)) continue;
    most = percent;
    found = other;
  }
  return found;
}

/** The first two single certificates in one hand: what a new president usually gives for the president's certificate. */
export const twoSingles = (table: Pick<RailTable, 'certs'>, corp: CorpId, holder: Holder): readonly number[] =>
  certsOf(table.certs[corp] ?? [], holder, 'ordinary').slice(0, 2);

/** The president's certificate goes to a new president, who gives these for it to whoever had it. */
export function exchangePresidency(
  tx: Pick<Tx<Holdings, RailEffect>, 'table' | 'emit'>,
  corp: CorpId,
  from: Holder,
  to: PlayerId,
  given: readonly number[] = twoSingles(tx.table, corp, to),
): void {
  const president = (tx.table.certs[corp] ?? []).findIndex(({ kind }) => kind === 'president');
  for (const cert of given) tx.emit({ type: 'certMoved', corp, cert, to: from });
  tx.emit({ type: 'presidencyPassed', corp, cert: president, to });
}
