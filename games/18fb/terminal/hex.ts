import { labelled } from '@binario/kernel';
import { faceAt, makeBoard } from '@binario/rail';
import { boardLines, labelledBy, spacesOf, trackInWords, type Voice, word } from '@binario/terminal';
import { fullBoard } from '../data/board.ts';
import { borders, costOf, passages } from '../data/borders.ts';
import { corpDefs, corpIds } from '../data/corporations.ts';
import { mapOf, placeNamed } from '../data/map.ts';
import { regionalDefs, regionalIds } from '../data/regionals.ts';
import type { Table18fb } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title18fb } from '../title.ts';

const { board } = fullBoard;
const entry = ({ language }: Voice, key: string): string => title18fb.text[language][key] ?? key;

/** How track is put into words, for any face in any hex. */
export const trackWords = (voice: Voice) => ({
  side: (edge: number) => entry(voice, `side.${edge}`),
  station: word(voice.language, 'station'),
});

/** The two maps, drawn one after the other. */
const maps = (['main', 'napoli'] as const).map((map) =>
  makeBoard(
    board.hexes.filter(({ id }) => mapOf(id) === map),
    [...board.tiles.values()],
  ),
);

const isStation = (kind: string | undefined): boolean => kind === 'city' || kind === 'offmap';

/** Both maps, every station with its spaces, and the sides over which the maps meet. */
export function mapLines(table: Table18fb, voice: Voice): readonly string[] {
  const print = () => '';
  const stations = board.hexes.filter(({ id }) => isStation(placeNamed.get(id)?.kind));
  return [
    ...maps.flatMap((map) => [...boardLines(map, table, { print }), '']),
    [`o ${entry(voice, 'place.town')}`, `--- ${word(voice.language, 'space')}`].join('   '),
    ...stations.map(({ id }) => {
      const [stop] = faceAt(board, table.map, id).stops;
      return labelled(voice.language, hexWithName(id), spacesOf(stop?.slots ?? 0, table.stations[id] ?? []));
    }),
    ...passages.map(({ letter, outside, inside }) => `${letter}: ${outside.hex} ~ ${inside.hex}`),
  ];
}

/** Hexes of the small map begin with a small letter. */
export const spelled = (typed: string): string | undefined =>
  board.hexes.find(({ id }) => id.toUpperCase() === typed.toUpperCase())?.id;

export function hexLines(table: Table18fb, id: string, voice: Voice): readonly string[] | undefined {
  const hex = board.hexes.find((each) => each.id === spelled(id));
  if (!hex) return undefined;
  const { language } = voice;
  const face = faceAt(board, table.map, hex.id);
  const placed = table.map[hex.id];
  const [stop] = face.stops;
  const kind = placeNamed.get(hex.id)?.kind;
  const near = bordersOf(hex.id);
  const lines = [
    hexWithName(hex.id) + (hex.label ? ` [${hex.label}]` : ''),
    ...(placed ? [word(language, 'tile', { tile: placed.tile, rotation: placed.rotation })] : []),
    ...(kind
      ? [stop ? labelled(language, entry(voice, `place.${kind}`), stop.value) : entry(voice, `place.${kind}`)]
      : []),
    ...(stop && stop.slots > 0
      ? [labelledBy(language, 'spaces', spacesOf(stop.slots, table.stations[hex.id] ?? []))]
      : []),
    ...(face.track.length > 0
      ? [labelledBy(language, 'track', trackInWords(board, hex.id, face, trackWords(voice)))]
      : []),
    ...(near.length > 0 ? [labelledBy(language, 'borders', near.join(', '))] : []),
    ...namesOf(hex.id, language),
  ];
  return lines.map((line, i) => (i === 0 ? line : `  ${line}`));
}

/** Rivers, mountains and lettered sides around the hex; every other border is plain. */
function bordersOf(hex: string): readonly string[] {
  const land = borders.flatMap((border) => {
    const to = border.a === hex ? border.b : border.b === hex ? border.a : undefined;
    if (to === undefined) return [];
    return [`${to} ${[...border.rivers, ...(border.mountain ? ['^'] : [])].join(' + ')} D${costOf(border)}`];
  });
  const letters = passages.flatMap(({ letter, outside, inside }) => {
    if (outside.hex === hex) return [`${letter} ${inside.hex}`];
    return inside.hex === hex ? [`${letter} ${outside.hex}`] : [];
  });
  return [...land, ...letters];
}

function namesOf(hex: string, language: Voice['language']): readonly string[] {
  const [home, destination] = [word(language, 'home'), word(language, 'destination')];
  return [
    ...corpIds.filter((corp) => corpDefs[corp].homes.includes(hex)).map((corp) => labelled(language, home, corp)),
    ...corpIds
      .filter((corp) => corpDefs[corp].destinations.some((each) => each.hex === hex))
      .map((corp) => labelled(language, destination, corp)),
    ...regionalIds.filter((each) => regionalDefs[each].home === hex).map((each) => labelled(language, home, each)),
    ...regionalIds
      .filter((each) => regionalDefs[each].bonuses.some((bonus) => bonus.hex === hex))
      .map((each) => labelled(language, destination, each)),
  ];
}
