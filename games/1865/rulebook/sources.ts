import { type Language, type Params, type Section, say } from '@binario/kernel';
import { chartRows } from '../data/chart.ts';
import { borders, hexes, seaRoutes } from '../data/map.ts';
import { boxes } from '../data/market.ts';
import { tileSet } from '../data/tiles.ts';
import { frenchSpaces } from '../text/catalogue.ts';
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

/** "Where this board comes from", section by section. */
export function sources(language: Language): readonly Section[] {
  const set = language === 'fr' ? frenchSpaces : (text: string) => text;
  return Object.entries<Readonly<Record<string, string>>>(words[language]).map(([id, { title = '', ...texts }]) => ({
    id,
    title: set(title),
    paragraphs: Object.keys(texts).map((key) => ({
      key,
      text: set(say(texts, key, counts[id])),
      ids: [],
      rulings: [],
      example: false,
    })),
  }));
}
