import { Contents } from '@binario/bots';
import { memo1 } from '@binario/kernel';
import type { Advice1865 } from './scene.ts';
import { cardsOf, factsOf, type Seen } from './seen.ts';

const maps = new Contents<Seen['map']>();
const stations = new Contents<Seen['stations']>();

/** The same map has the same number, whichever position it belongs to. */
export const mapNumber = ({ map }: Pick<Seen, 'map'>): number => maps.numberOf(map);

const standings = memo1<Seen['companies'], string>((companies) =>
  Object.values(companies)
    .map(({ standing }) => standing[0])
    .join(''),
);

/** Everything on which the plans of a company for its track and markers depend, but the turns it has left. */
export function groundOf(ask: Advice1865, table: Seen, corp: string): string {
  const { status, home } = factsOf(table, corp);
  const ground = `${table.options.form} ${maps.numberOf(table.map)} ${stations.numberOf(table.stations)}`;
  const cards = `${cardsOf(table, corp)} ${cardsOf(table, ask.president(table, corp) ?? '')} ${table.bonusPaid}`;
  return `${ground} ${corp} ${table.phase} ${status} ${home} ${table.charters[corp]} ${standings(table.companies)} ${cards}`;
}
