import type { CorpId } from '@binario/rail';
import { isFloated, isRegional, presidentIfAny, regionalOf, type Table18fb } from '../table.ts';

/** Closed, merged or acquired in its own turn, a company has none left. */
export function goneCompany(table: Table18fb, { corp }: { readonly corp: CorpId }): string | undefined {
  const there = isRegional(table, corp)
    ? regionalOf(table, corp).standing === 'open' && presidentIfAny(table, corp) !== undefined
    : isFloated(table, corp);
  return there ? undefined : 'no longer in operation';
}
