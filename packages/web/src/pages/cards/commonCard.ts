import type { Catalogue } from '@binario/kernel';
import {
  BANK,
  cashOf,
  GONE,
  isPlayer,
  percentOf,
  presidentIn,
  type RailTable,
  stationsOf,
  tileDef,
  tilesOn,
  trainsOf,
} from '@binario/rail';
import { hexFacts } from '../../board/boardFacts.ts';
import type { CardFacts, CardKind } from '../../game/card.ts';
import type { Presenter } from '../../game/presenter.ts';
import { upgradesOf } from '../../game/upgrades.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { terms } from '../../text/terms/catalogue.ts';
import type { Text } from '../../text/textIn.ts';
import { hexWords } from '../describeHex.ts';

type Fact = readonly [label: string, value: string];

/** What every game can tell of a thing by what lies on the table. */
export function commonCard(
  kind: CardKind,
  id: string,
  { state: { table }, head }: Snapshot,
  text: Text,
  presenter: Presenter,
): CardFacts | undefined {
  switch (kind) {
    case 'corp':
      return presenter.theme.look(id) ? corpCard(id, table, head.order, text) : undefined;
    case 'hex':
      return hexCard(id, table, text, presenter);
    case 'phase':
      return phaseCard(id, table, text);
    case 'private':
      return { title: text.write(id, 'private'), facts: [[text.t('private.owner'), text.holder(ownerOf(table, id))]] };
    case 'term':
      return termCard(id, text);
    case 'tile':
      return tileCard(id, table, text, presenter);
    case 'train':
      return trainCard(id, table, text);
  }
}

/** A word of the trade, or one that only this game uses. */
function termCard(id: string, text: Text): CardFacts | undefined {
  const common = terms[text.language];
  const said = (key: string) => (common as Catalogue<string>)[key] ?? (text.has(key) ? text.say(key) : undefined);
  const title = said(`term.${id}`);
  return title === undefined ? undefined : { title, about: [said(`term.${id}.about`) ?? ''] };
}

const ownerOf = ({ privates }: RailTable, id: string): string => privates[id] ?? GONE;

function corpCard(corp: string, table: RailTable, order: Snapshot['head']['order'], text: Text): CardFacts {
  const certs = table.certs[corp] ?? [];
  const president = presidentIn(certs);
  const holders = [...new Set(certs.map(({ holder }) => holder))].filter((holder) => holder !== GONE);
  const at = order.findIndex((turn) => turn.corp === corp);
  const trains = trainsOf(table, corp).map(text.train);
  const facts: (Fact | false)[] = [
    president !== undefined && [text.t('corp.president'), text.holder(president)],
    [text.t('corp.treasury'), text.money(cashOf(table, corp))],
    [text.t('corp.trains'), text.list(trains) || '–'],
    [text.t('corp.tokens'), String(table.charters[corp] ?? 0)],
    at >= 0 && [text.t('head.order'), `${at + 1}`],
    ...holders.map((holder): Fact => [text.holder(holder), text.percent(percentOf(certs, holder))]),
  ];
  return { title: corp, corp, facts: facts.filter((fact) => fact !== false), hexes: stationsOf(table.stations, corp) };
}

function hexCard(id: string, table: RailTable, text: Text, { maps }: Presenter): CardFacts | undefined {
  for (const sheet of maps.sheets(table)) {
    if (!sheet.hexes.some((hex) => hex.id === id)) continue;
    const facts = hexFacts(sheet, table, (now, hex) => maps.marks(now, hex), []).find(({ hex }) => hex.id === id);
    if (!facts) continue;
    const [, ...told] = hexWords(text, facts, sheet.board, maps);
    const tile = facts.placed && text.t('card.tile', { tile: facts.placed.tile });
    return {
      title: text.hex(id),
      ...(tile && { subtitle: tile }),
      about: told.map((each) => capital(each, text)),
      hexes: [id],
    };
  }
  return undefined;
}

const capital = (words: string, { language }: Text): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

function phaseCard(id: string, table: RailTable, text: Text): CardFacts | undefined {
  if (!text.has(`phase.${id}`)) return undefined;
  const about = text.has(`phase.${id}.about`) ? [text.say(`phase.${id}.about`)] : [];
  const now = table.phase === id ? { subtitle: text.t('card.phaseNow') } : {};
  return { title: text.say(`phase.${id}`), about, ...now };
}

function tileCard(id: string, table: RailTable, text: Text, { maps }: Presenter): CardFacts | undefined {
  const sheet = maps.sheets(table).find(({ board }) => board.tiles.has(id));
  if (!sheet) return undefined;
  const { colour, count } = tileDef(sheet.board, id);
  const upgrades = upgradesOf(sheet.board, tileDef(sheet.board, id));
  const laid = tilesOn(table.map).filter(({ tile }) => tile === id);
  return {
    title: text.t('card.tile', { tile: id }),
    subtitle: text.say(`colour.${colour}`),
    about: [
      text.t('tiles.left', { left: count - laid.length, count }),
      upgrades.length > 0 ? text.t('tiles.upgrades', { tiles: upgrades }) : text.t('tiles.noUpgrade'),
    ],
    hexes: laid.map(({ hex }) => hex),
  };
}

/** Cards of one kind are alike: all of them are told. */
function trainCard(id: string, table: RailTable, text: Text): CardFacts {
  const kind = text.train(id);
  const all = Object.entries(table.trains).filter(([train]) => text.train(train) === kind);
  const left = all.filter(([, holder]) => holder === BANK).length;
  const owners = [...new Set(all.map(([, holder]) => holder))].filter((holder) => holder !== BANK && holder !== GONE);
  const owned = owners.map((holder) => `${text.holder(holder)} ${all.filter(([, by]) => by === holder).length}`);
  return {
    title: kind,
    facts: [
      [text.t('train.left'), left > 0 ? String(left) : text.t('train.soldOut')],
      [text.t('train.owners'), text.list(owned) || '–'],
    ],
    hexes: owners.filter((holder) => !isPlayer(holder)).flatMap((corp) => stationsOf(table.stations, corp)),
    gone: all.length > 0 && all.every(([, holder]) => holder === GONE),
  };
}
