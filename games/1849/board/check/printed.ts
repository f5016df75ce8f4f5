import { differences } from '@binario/kernel';
import { builtIn } from '../builtIn.ts';
import type { File1849 } from '../file.ts';
import type { Findings1849 } from './findings.ts';

/** What the text of the rulebook prints, and where: there the board in the box is what the text says. */
const printed: readonly (readonly [part: keyof File1849, section: string])[] = [
  ['trains', '10.6'],
  ['phases', '6'],
  ['privates', '7.1'],
  ['corporations', '7.2'],
  ['terrain', '10.3.1'],
  ['money', '2'],
];

/** Manifest and market: how many tiles of each colour there are, where one starts, what ends the game. */
const counts = { yellow: 72, green: 72, brown: 24 } as const;

/** Warns of whatever differs from what the rulebook prints, with its section. */
export function checkPrinted(found: Findings1849, file: File1849): void {
  for (const [part, section] of printed) {
    for (const { at, before, after } of differences(builtIn[part], file[part], part)) {
      found.warning(`1849 §${section}`, at, 'board.notAsPrinted', { at, printed: shown(before), here: shown(after) });
    }
  }
  for (const { at, before, after } of differences(builtIn.limits, { ...builtIn.limits, ...file.limits }, 'limits')) {
    const section = at === 'limits.holding' ? '9.3' : at === 'limits.pool' ? '9.2' : '9.1';
    found.warning(`1849 §${section}`, at, 'board.notAsPrinted', { at, printed: shown(before), here: shown(after) });
  }
  for (const colour of ['yellow', 'green', 'brown'] as const) {
    const tiles = file.tiles.filter((tile) => tile.colour === colour).reduce((sum, { count }) => sum + count, 0);
    if (tiles !== counts[colour]) {
      found.warning('1849 §C', 'tiles', 'board.tileCount', { colour, count: tiles, printed: counts[colour] });
    }
  }
  checkPlaces(found, file);
  const { endPrice } = file.market;
  if (endPrice !== builtIn.market.endPrice) {
    found.warning('1849 §13', 'market.endPrice', 'board.notAsPrinted', {
      at: 'market.endPrice',
      printed: shown(builtIn.market.endPrice),
      here: shown(endPrice),
    });
  }
}

/** 7.1, 10.5.2, 12, 14.3 speak of places by name: ten cities, four ports, and which of the cities are which. */
function checkPlaces(found: Findings1849, { map: { hexes }, places }: File1849): void {
  const named = (name: string) => hexes.find((hex) => hex.name === name)?.id;
  const cities = hexes.filter((hex) => hex.stops?.[0]?.kind === 'city');
  const inland = ['Caltanissetta', 'Ragusa'].map(named);
  for (const { id } of cities) {
    const coastal = places.coastal.includes(id);
    if (coastal === inland.includes(id)) found.warning('1849 §7.1', 'places.coastal', 'board.coastal', { id });
  }
  const wanted: readonly (readonly [string, string | undefined, string])[] = [
    ['places.acireale', places.acireale, 'Acireale'],
    ['places.messina', places.messina, 'Messina'],
  ];
  for (const [at, id, name] of wanted) {
    if (id !== named(name))
      found.warning(name === 'Messina' ? '1849 §12' : '1849 §7.1', at, 'board.otherPlace', { id: id ?? '', name });
  }
  const major = ['Catania', 'Messina', 'Palermo', 'Siracusa'].map(named);
  const same = places.major.length === major.length && places.major.every((id) => major.includes(id));
  if (!same) found.warning('1849 §14.3', 'places.major', 'board.major', {});
  const ports = hexes.filter((hex) => hex.stops?.[0]?.kind === 'port').length;
  if (cities.length !== 10 || ports !== 4)
    found.warning('1849 §4', 'map.hexes', 'board.citiesAndPorts', { cities: cities.length, ports });
}

const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
