import { certCount, sellerOf } from '@binario/rail';
import type { HeadQueries } from '@binario/web/game';
import { isFloated, isRun, operatingOrder, type Table1865 } from '../../table.ts';

/** What the head above the table asks of 1865: certificates, priority, order of operation. */
export const head1865: HeadQueries<Table1865> = {
  certificates: (table, seat) => ({ held: certCount(table.certs, seat), limit: table.certLimit }),
  priority: ({ priority }) => priority,
  order: ({ table }) => operatingOrder(table).filter((corp) => isRun(table, corp)),
  operated: ({ table }) => table.operated,
  company({ table, flow }) {
    const top = flow.at(-1) as { readonly step: string; readonly train?: string } | undefined;
    return top?.step === 'consent' && top.train !== undefined ? sellerOf(table, top.train) : undefined;
  },
  stateOf(table, corp) {
    const facts = table.companies[corp];
    if (!facts) return undefined;
    return isFloated(table, corp) ? `status.${facts.status}` : `standing.${facts.standing}`;
  },
};
