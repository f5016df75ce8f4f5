import { chartRows } from '@binario/game-1865/data/chart';
import { borders, hexes, seaRoutes } from '@binario/game-1865/data/map';
import { boxes } from '@binario/game-1865/data/market';
import type { Provenance } from '@binario/game-1865/data/provenance';
import { tileSet } from '@binario/game-1865/data/tiles';
import { type Language, type Params, say } from '@binario/kernel';
import { spaced } from '../../text/frenchSpaces.ts';
import type { Book, Paragraph, Section } from '../parts/book.ts';
import { en, type SourcesText } from './sources/en.ts';
import { fr } from './sources/fr.ts';
import { it } from './sources/it.ts';
import { dress1865 } from './text/dress.ts';

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

type Known = readonly [name: string, from: Provenance];

/** The elements one by one, each under its source, as the data say. */
const elements: Readonly<Record<string, readonly Known[]>> = {
  printed: hexes.filter(({ kind }) => kind !== 'plain').map(({ name = '', from }) => [name, from]),
  rebuilt: borders.map(({ feature, from }) => [feature, from]),
  tables: boxes.map(({ value, from }) => [`L.${value}`, from]),
  shapes: tileSet.map(({ id, from }) => [id, from.shape]),
};

function listed(language: Language, id: string): readonly Paragraph[] {
  const all = elements[id] ?? [];
  const catalogue = dress1865.catalogue(language);
  return [...new Set(all.map(([, from]) => from))].map((from) => {
    const names = [...new Set(all.filter(([, each]) => each === from).map(([name]) => name))];
    return {
      key: `${id} ${from}`,
      text: `${say(catalogue, `provenance.${from}`)}: ${names.join(', ')}.`,
      example: true,
    };
  });
}

/** "Where this board comes from", section by section. */
function sections(language: Language): readonly Section[] {
  return Object.entries<Readonly<Record<string, string>>>(words[language]).map(([id, { title = '', ...texts }]) => {
    const told = Object.keys(texts).map((key) => ({ key, text: say(texts, key, counts[id]) }));
    const all = [...told, ...listed(language, id)];
    const set = (text: string) => (language === 'fr' ? (spaced({ text }).text ?? text) : text);
    return { id, title: set(title), paragraphs: all.map((paragraph) => ({ ...paragraph, text: set(paragraph.text) })) };
  });
}

export const sources1865: Book = { sections };
