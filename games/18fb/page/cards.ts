import { GONE, stationsOf } from '@binario/rail';
import type { CardFacts, CardSource } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import { boardOf } from '../board/of.ts';
import { coverageOf, hexesOf, locationOf, trainDef } from '../board/questions.ts';
import {
  allRegionals,
  type CardId,
  type Concessionaire,
  type Corp,
  cardIds,
  concessionaires,
  corpIds,
  type Regional,
} from '../ids.ts';
import type { Table18fb } from '../table.ts';
import { type Own18fb, ownOf } from './own.ts';

/** What cards say of the things of 18FB: political cards, concessions and companies, regionals, trains, phases. */
export const cards18fb: CardSource<Table18fb> = {
  cardOf(kind, id, snapshot, text) {
    const { table } = snapshot.state;
    const own = ownOf(snapshot);
    if (kind === 'private' && isOne(cardIds, id)) return politicalCard(table, own, id, text);
    if ((kind === 'private' || kind === 'corp') && isOne(allRegionals, id)) return regionalCard(table, own, id, text);
    if (kind === 'corp' && isOne(corpIds, id)) return companyCard(table, own, id, text);
    if (kind === 'train') return trainCard(table, id, text);
    if (kind === 'phase')
      return { title: text.say(`phase.${id}`), section: id === '5' ? '3.5' : id === '6' ? '3.6' : '2.1' };
    if (kind === 'tile') return { title: text.t('card.tile', { tile: id }), section: '3.4.1' };
    if (kind === 'hex') return { title: text.hex(id), section: '3.4.1' };
    return undefined;
  },
};

const isOne = <K extends string>(all: readonly K[], id: string): id is K => (all as readonly string[]).includes(id);

function politicalCard(table: Table18fb, own: Own18fb, id: CardId, text: Text): CardFacts {
  const { name, cost, corp, bourbon } = boardOf(table).cardDefs[id];
  const lent = table.lent?.[id];
  const places = boardOf(table).places.flatMap(({ id: hex, slots }) =>
    bourbon && slots.some((slot) => slot.bourbon === bourbon) ? [hex] : [],
  );
  const goals = corp ? boardOf(table).corpDefs[corp].homes : [];
  return {
    title: name,
    ...(corp && { corp }),
    about: [
      text.say(`power.${id}`),
      ...(table.used.includes(id) ? [text.say('card.used')] : []),
      ...(lent === undefined ? [] : [text.say('card.lent', { corp: lent })]),
    ],
    facts: [
      [text.t('private.owner'), text.holder(table.privates[id] ?? GONE)],
      [text.say('ask.price'), text.money(cost)],
      [text.t('private.revenue'), text.money(own.incomes[id] ?? 0)],
    ],
    hexes: [...places, ...goals],
    section: '2.7',
    gone: table.privates[id] === GONE,
  };
}

/** Its state, its line and what is still owed of its deposit; all of its line lights up on the map. */
function companyCard(table: Table18fb, own: Own18fb, corp: Corp, text: Text): CardFacts {
  const { name, homes, destinations } = boardOf(table).corpDefs[corp];
  const facts = table.companies[corp];
  const view = own.companies[corp];
  const standing = view?.frozen ? 'frozen' : facts?.standing;
  const line = destinations.map(({ hex, role }) => {
    const reached = view?.destinations.some((goal) => goal.hex === hex && goal.reached);
    return [text.say(`role.${role}`), `${text.hex(hex)}${reached ? ' ✓' : ''}`] as const;
  });
  const deposit =
    facts && facts.deposit > 0
      ? [text.say('concession.paid', { deposit: facts.deposit, refunded: facts.refunded })]
      : isOne(concessionaires, corp) && facts && (facts.concession === 'bank' || facts.concession === 'pool')
        ? [text.say('start.deposit', { deposit: own.deposits[corp] ?? 0 })]
        : [];
  const interest = concessionInterest(view, facts?.standing, text);
  return {
    title: corp,
    subtitle: name,
    about: [...(standing ? [text.say(`standing.${standing}`)] : []), ...deposit, ...interest],
    facts: [[text.t('card.home'), text.list(homes.map(text.hex)) || '–'], ...line],
    hexes: [
      ...new Set([
        ...stationsOf(table.stations, corp),
        ...homes,
        ...destinations.flatMap(({ hex }) => placesOf(table, hex)),
      ]),
    ],
    section: isOne<Concessionaire>(concessionaires, corp) ? '3.3' : corp === 'SFM' ? '3.5.3' : '3.6.1',
  };
}

/** Off the map a place shows more than one hex. */
const placesOf = (table: Table18fb, hex: string): readonly string[] =>
  hexesOf(boardOf(table), locationOf(boardOf(table), hex));

function concessionInterest(
  view: Own18fb['companies'][string] | undefined,
  standing: string | undefined,
  text: Text,
): readonly string[] {
  if (standing !== 'building' || view?.band === undefined || view.band === null) return [];
  return [text.say('corp.interest', { band: view.band, amount: view.interest })];
}

function regionalCard(table: Table18fb, own: Own18fb, id: Regional, text: Text): CardFacts {
  const { name, home, nominal, bonuses } = boardOf(table).regionalDefs[id];
  return {
    title: id,
    subtitle: name,
    corp: id,
    about: Number(table.phase) < 5 ? [text.say('regional.later')] : [],
    facts: [
      [text.t('card.home'), text.hex(home)],
      [text.say('ask.price'), text.money(nominal)],
      [text.t('private.owner'), text.holder(table.privates[id] ?? GONE)],
      [text.t('standings.expected'), text.money(own.regionals[id]?.run.amount ?? 0)],
      ...bonuses.map(({ hex, amount }) => [text.hex(hex), text.money(amount)] as const),
    ],
    hexes: [home, ...bonuses.map(({ hex }) => hex)],
    section: '3.5.2',
  };
}

function trainCard(table: Table18fb, train: string, text: Text): CardFacts | undefined {
  if (table.trains[train] === undefined) return undefined;
  const { scrappedIn } = trainDef(boardOf(table), train);
  const { cities, towns, cost } = coverageOf(boardOf(table), train, table.trains[train] ?? GONE, false);
  return {
    title: text.train(train),
    subtitle: text.money(cost),
    about: [
      text.labelled(text.say('train.size'), `${cities}+${towns}`),
      ...(scrappedIn ? [text.t('card.scrappedIn', { phase: String(scrappedIn) })] : []),
    ],
    section: '2.6',
  };
}
