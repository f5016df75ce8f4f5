import { Contents } from '@binario/bots';
import { memo1 } from '@binario/kernel';
import { factsOf } from '../table.ts';
import type { Advice1865 } from './scene.ts';
import { cardsOf, type Seen } from './seen.ts';

const boards = new Contents<object>();
const maps = new Contents<Seen['map']>();
const stations = new Contents<Seen['stations']>();

/** What is built on which board: the same has the same name, whichever position it belongs to. */
export function mapOf({ map, options }: Pick<Seen, 'map' | 'options'>): string {
  const { form, board } = options as Seen['options'] & { readonly board?: object };
  return `${form} ${board ? boards.numberOf(board) : ''} ${maps.numberOf(map)}`;
}

const standings = memo1<Seen['companies'], string>((companies) =>
  Object.values(companies)
    .map(({ standing }) => standing[0])
    .join(''),
);

/** Everything on which the plans of a company for its track and markers depend, but the turns it has left. */
export function groundOf(ask: Advice1865, table: Seen, corp: string): string {
  const { status, home } = factsOf(table, corp);
  const ground = `${mapOf(table)} ${stations.numberOf(table.stations)}`;
  const cards = `${cardsOf(table, corp)} ${cardsOf(table, ask.president(table, corp) ?? '')} ${table.bonusPaid}`;
  return `${ground} ${corp} ${table.phase} ${status} ${home} ${table.charters[corp]} ${standings(table.companies)} ${cards}`;
}
