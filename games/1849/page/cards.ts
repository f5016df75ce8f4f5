import { GONE } from '@binario/rail';
import type { CardFacts, CardSource } from '@binario/web/game';
import type { Text } from '@binario/web/text';
import { boardOf } from '../board/boardOf.ts';
import { type Corp, corpIds } from '../data/corporations.ts';
import { type Private, privateIds } from '../data/privates.ts';
import { marketCell } from '../describe.ts';
import type { Table1849 } from '../table.ts';

/** What cards say of the things of 1849. */
export const cards1849: CardSource<Table1849> = {
  cardOf(kind, id, { state: { table } }, text) {
    if (kind === 'private' && isPrivate(id)) return privateCard(table, id, text);
    if (kind === 'corp' && isCorp(id)) return corpCard(table, id, text);
    if (kind === 'train') return trainCard(table, id, text);
    if (kind === 'phase') return { title: text.say(`phase.${id}`), section: id === '12' ? '12' : '6' };
    if (kind === 'tile') return { title: text.t('card.tile', { tile: id }), section: '10.3' };
    if (kind === 'hex') return { title: text.hex(id), section: '10.3' };
    return undefined;
  },
};

const isPrivate = (id: string): id is Private => (privateIds as readonly string[]).includes(id);
const isCorp = (id: string): id is Corp => (corpIds as readonly string[]).includes(id);

function privateCard(table: Table1849, id: Private, text: Text): CardFacts {
  const { name, face, revenue } = boardOf(table).privates[id];
  const { places, cities } = boardOf(table);
  const where: Readonly<Partial<Record<Private, readonly string[]>>> = {
    SCE: ['G13'],
    CNM: boardOf(table).ports,
    SMS: places.coastal.filter((hex) => cities.includes(hex)),
  };
  return {
    title: id,
    subtitle: name,
    about: [text.say(`power.${id}`)],
    facts: [
      [text.t('private.face'), text.money(face)],
      [text.t('private.revenue'), text.money(revenue)],
      [text.t('private.owner'), text.holder(table.privates[id] ?? GONE)],
    ],
    hexes: where[id] ?? [],
    section: id === 'RSA' ? '8.1' : '7.1',
    gone: table.privates[id] === GONE,
  };
}

/** Before it begins a corporation has its home, and nothing else. */
function corpCard(table: Table1849, corp: Corp, text: Text): Partial<CardFacts> & Pick<CardFacts, 'title'> {
  const { name, homes, tokenFee } = boardOf(table).corps[corp];
  const waits = table.queue.includes(corp);
  const home: readonly [string, string] = [text.t('card.home'), text.list(homes.map(text.hex))];
  const fee: readonly [string, string] = [text.t('corp.tokens'), text.t('corp.tokenFee', { fee: tokenFee })];
  const price: readonly [string, string] = [text.t('head.price'), text.money(marketCell(table, corp)?.[2] ?? 0)];
  return waits
    ? {
        title: corp,
        subtitle: name,
        facts: [home, fee],
        hexes: homes,
        alone: true,
        section: corp === 'AFG' ? '9.4.1' : '9.4',
      }
    : { title: corp, subtitle: name, about: [text.labelled(...price)], section: '7.2' };
}

function trainCard(table: Table1849, train: string, text: Text): CardFacts | undefined {
  const def = boardOf(table).classes.get(train);
  if (!def) return undefined;
  const gone = def.eliminatedBy;
  return {
    title: text.train(train),
    subtitle: text.money(def.price),
    about: [text.say('term.length.about'), ...(gone ? [text.t('card.scrappedIn', { phase: gone })] : [])],
    section: '10.6',
  };
}
