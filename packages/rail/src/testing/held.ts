import type { CorpId } from '../model/ids.ts';
import type { RailTable } from '../model/table.ts';

/** Certificates of a company by holder: `P1: 'P+2'` is the presidential one and two singles. */
export function held(
  { table }: { readonly table: Pick<RailTable, 'certs'> },
  corp: CorpId,
): Readonly<Record<string, string>> {
  const count = new Map<string, { president: boolean; singles: number }>();
  for (const { holder, kind } of table.certs[corp] ?? []) {
    const entry = count.get(holder) ?? { president: false, singles: 0 };
    if (kind === 'president') entry.president = true;
    else entry.singles++;
    count.set(holder, entry);
  }
  return Object.fromEntries(
    [...count].map(([holder, { president, singles }]) => {
      if (!president) return [holder, String(singles)];
      return [holder, singles > 0 ? `P+${singles}` : 'P'];
    }),
  );
}
