import { type Language, type Params, plainSpeaker, say, set } from '@binario/kernel';
import type { Book, Paragraph, Section } from '@binario/web/game';
import { chartRows } from '../data/chart.ts';
import { borders, hexes, seaRoutes } from '../data/map.ts';
import { boxes } from '../data/market.ts';
import type { Provenance } from '../data/provenance.ts';
import { tileSet } from '../data/tiles.ts';
import { en, type SourcesText } from './sources/en.ts';
import { fr } from './sources/fr.ts';
import { it } from './sources/it.ts';

const words: Readonly<Record<Language, SourcesText>> = { en, it, fr };

const cities = hexes.filter((hex) => hex.kind === 'city');
const large = cities.filter((hex) => hex.label !== undefined).length;
const onBorders = (terrain: string): number => borders.filter((border) => border.terrain === terrain).length;

/** What is counted for each section, so that the words never lag behind the data. */
const counts: Readonly<Record<string, Params>> = {
  printed: {
    large,
    small: cities.length - large,
    mines: hexes.filter((hex) => hex.kind === 'mine').length,
    boxes: boxes.filter((box) => box.from === 'P').length,
    all: boxes.length,
    tiles: tileSet.reduce((sum, tile) => sum + tile.count, 0),
  },
  tables: { boxes: boxes.filter((box) => box.from === 'M').length, rows: chartRows.length },
  rebuilt: {
    hexes: hexes.length,
    towns: hexes.filter((hex) => hex.kind === 'town' && hex.from === 'R').length,
    rivers: onBorders('river'),
    mountains: onBorders('mountain'),
    routes: seaRoutes.length,
    names: seaRoutes.map(({ name, cost }) => `${name} (L.${cost})`),
  },
};

/** The provenance that a section tells of. */
const provenanceOf: Readonly<Record<string, Provenance>> = {
  printed: 'P',
  deduced: 'D',
  tables: 'M',
  shapes: 'S',
  rebuilt: 'R',
};

type Known = readonly [name: string, from: Provenance];

/** The elements of the board one by one, each with its source. */
const elements: readonly (readonly Known[])[] = [
  hexes.filter(({ kind }) => kind !== 'plain').map(({ name = '', from }) => [name, from]),
  borders.map(({ feature, from }) => [feature, from]),
  boxes.map(({ value, from }) => [`L.${value}`, from]),
  tileSet.map(({ id, from }) => [`#${id}`, from.shape]),
];

/** Everything of one source by name: places, rivers and mountains, boxes of the market, shapes of tiles. */
function listed(id: string): readonly Paragraph[] {
  return elements.flatMap((all, kind) => {
    const names = new Set(all.filter(([, from]) => from === provenanceOf[id]).map(([name]) => name));
    return names.size === 0 ? [] : [{ key: `${id} ${kind}`, text: `${[...names].join(', ')}.`, example: true }];
  });
}

/** "Where this board comes from", section by section. */
function sections(language: Language): readonly Section[] {
  const speaker = plainSpeaker(language);
  const all = Object.entries<Readonly<Record<string, string>>>(words[language]);
  return all.map(([id, { title = '', ...texts }], index) => {
    const told = Object.keys(texts).map((key) => ({ key, text: say(texts, key, counts[id] ?? {}, speaker) }));
    return { id: String(index + 1), title: set(language, title), paragraphs: [...told, ...listed(id)] };
  });
}

/** Where map, tiles and texts of 1865 come from, for the reader on the page. */
export const sources1865: Book = { sections };
