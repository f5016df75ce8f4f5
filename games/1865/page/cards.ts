import { GONE, stationsOf } from '@binario/rail';
import type { CardFacts, CardSource } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import { boardOf, priceOfCard } from '../board/boardOf.ts';
import { type Company, companyIds } from '../data/companies.ts';
import type { TrainKind } from '../data/trains.ts';
import type { Table1865 } from '../table.ts';
import { type CompanyView, ownOf } from './own.ts';

/** What cards say of the things of 1865. */
export const cards1865: CardSource<Table1865> = {
  cardOf(kind, id, snapshot, text) {
    const { table } = snapshot.state;
    if (kind === 'private') return maritimeCard(table, id, text);
    if (kind === 'corp' && isCompany(id)) return companyCard(table, id, ownOf(snapshot).companies[id], text);
    if (kind === 'train') return trainCard(table, id, text);
    if (kind === 'phase') return { title: text.say(`phase.${id}`), section: '2.2' };
    if (kind === 'tile') return { title: text.t('card.tile', { tile: id }), section: '4.2' };
    if (kind === 'hex') return { title: text.hex(id), section: '4.2' };
    return undefined;
  },
};

const isCompany = (id: string): id is Company => (companyIds as readonly string[]).includes(id);

function maritimeCard(table: Table1865, id: string, text: Text): CardFacts | undefined {
  const card = boardOf(table).maritime.find((each) => each.id === id);
  if (!card) return undefined;
  const paid = table.bonusPaid.includes(id);
  return {
    title: text.say(`private.${id}`),
    subtitle: card.name,
    about: [text.say('private.about', { places: card.places })],
    facts: [
      [text.t('private.owner'), text.holder(table.privates[id] ?? GONE)],
      [text.say('card.bonus'), paid ? '✓' : '–'],
    ],
    hexes: card.places,
    section: '2.6',
    gone: table.privates[id] === GONE,
  };
}

/** Where it comes from and goes to, and how the Dragons see it. */
function companyCard(table: Table1865, corp: Company, view: CompanyView | undefined, text: Text) {
  const { name, home, destination } = boardOf(table).companies[corp];
  const way = text.say('launch.way', { home, destination });
  const zone = view?.zone ? [text.say(`zone.${view.zone}.about`)] : [];
  return {
    title: corp,
    subtitle: name,
    about: [way, ...zone],
    hexes: [...new Set([...stationsOf(table.stations, corp), home, destination])],
    section: view ? '3.2' : '3.6',
  };
}

function trainCard(table: Table1865, train: string, text: Text): CardFacts | undefined {
  const kind = text.train(train) as TrainKind;
  const def = boardOf(table).trains[kind];
  if (!def) return undefined;
  const { coverage, scrappedIn } = def;
  return {
    title: kind,
    subtitle: text.money(priceOfCard(table, train)),
    about: [
      text.labelled(text.say('train.coverage'), String(coverage)),
      ...(scrappedIn ? [text.t('card.scrappedIn', { phase: String(scrappedIn) })] : []),
    ],
    section: '4.6',
  };
}
