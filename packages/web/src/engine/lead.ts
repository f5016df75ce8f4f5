import { type Cert, type Certs, type PlayerId, percentOf, playersIn, type RailTable } from '@binario/rail';
import type { StandingQueries } from '../game/standings.ts';
import type { Lead } from '../model/standings.ts';

type Asked = Pick<StandingQueries<RailTable>, 'market' | 'successor'>;

/** How much somebody must buy before the rules of the game give him the office of this president. */
export function leadOf(table: RailTable, corp: string, president: PlayerId, asked: Asked): Lead {
  const certs = table.certs[corp] ?? [];
  let lead: Lead = { held: percentOf(certs, president), rival: null, theirs: 0, lacks: null };
  for (const rival of playersIn(table)) {
    if (rival === president) continue;
    const theirs = percentOf(certs, rival);
    const lacks = lackingTo(rival, table, corp, president, asked);
    if (lacks === null) continue;
    const closer = lead.lacks === null || lacks < lead.lacks || (lacks === lead.lacks && theirs > lead.theirs);
    if (closer) lead = { ...lead, rival, theirs, lacks };
  }
  return lead;
}

/** Gives him one certificate after another that can be bought, the smallest first, until he would be president. */
function lackingTo(
  rival: PlayerId,
  table: RailTable,
  corp: string,
  president: PlayerId,
  { market, successor }: Asked,
): number | null {
  const sellers = market.sellers(corp);
  const most = market.mostHeld(table);
  let certs: Certs = table.certs[corp] ?? [];
  let bought = 0;
  for (;;) {
    if (successor({ ...table, certs: { ...table.certs, [corp]: certs } }, corp, president) === rival) return bought;
    const next = smallestOnSale(certs, sellers);
    if (next < 0) return null;
    bought += (certs[next] as Cert).percent;
    certs = certs.map((cert, n) => (n === next ? { ...cert, holder: rival } : cert));
    if (percentOf(certs, rival) > most) return null;
  }
}

/** Number of the certificate; below nothing if none can be bought. The president's is never sold this way. */
function smallestOnSale(certs: Certs, sellers: readonly string[]): number {
  let found = -1;
  for (const [n, { kind, holder, percent }] of certs.entries()) {
    if (kind === 'president' || !sellers.includes(holder)) continue;
    if (found < 0 || percent < (certs[found] as Cert).percent) found = n;
  }
  return found;
}
