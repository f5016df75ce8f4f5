import { labelled, lasting } from '@binario/kernel';
import { faceAt, makeBoard } from '@binario/rail';
import { boardLines, labelledBy, spacesOf, trackInWords, type Voice, word } from '@binario/terminal';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { mapOf } from '../board/trackBoard.ts';
import { corpIds } from '../ids.ts';
import type { Table18fb } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title18fb } from '../title.ts';

const entry = ({ language }: Voice, key: string): string => title18fb.text[language][key] ?? key;

/** How track is put into words, for any face in any hex. */
export const trackWords = (voice: Voice) => ({
  side: (edge: number) => entry(voice, `side.${edge}`),
  station: word(voice.language, 'station'),
});

/** The two maps, drawn one after the other. */
const mapsOn = lasting(({ full: { board } }: Board18fb) =>
  (['main', 'napoli'] as const).map((map) =>
    makeBoard(
      board.hexes.filter(({ id }) => mapOf(id) === map),
      [...board.tiles.values()],
    ),
  ),
);

const isStation = (kind: string | undefined): boolean => kind === 'city' || kind === 'offmap';

/** Both maps, every station with its spaces, and the sides over which the maps meet. */
export function mapLines(table: Table18fb, voice: Voice): readonly string[] {
  const print = () => '';
  const on = boardOf(table);
  const { board } = on.full;
  const stations = board.hexes.filter(({ id }) => isStation(on.placeNamed.get(id)?.kind));
  return [
    ...mapsOn(on).flatMap((map) => [...boardLines(map, table, { print }), '']),
    [`o ${entry(voice, 'place.town')}`, `--- ${word(voice.language, 'space')}`].join('   '),
    ...stations.map(({ id }) => {
      const [stop] = faceAt(board, table.map, id).stops;
      return labelled(voice.language, hexWithName(on, id), spacesOf(stop?.slots ?? 0, table.stations[id] ?? []));
    }),
    ...on.passages.map(({ letter, outside, inside }) => `${letter}: ${outside.hex} ~ ${inside.hex}`),
  ];
}

/** Columns have large letters; hexes of the small map begin with a small one. */
export const spelled = (typed: string): string => {
  const [, letters = '', number = ''] = /^([a-z]+)(\d+)$/i.exec(typed) ?? [];
  return letters.length === 2 && /^n/i.test(letters)
    ? `n${letters.slice(1).toUpperCase()}${number}`
    : typed.toUpperCase();
};

/** What there is to say about a hex, line by line; nothing if there is no such hex. */
export function hexLines(table: Table18fb, id: string, voice: Voice): readonly string[] | undefined {
  const on = boardOf(table);
  const { board } = on.full;
  const hex = board.hexes.find((each) => each.id === spelled(id));
  if (!hex) return undefined;
  const { language } = voice;
  const face = faceAt(board, table.map, hex.id);
  const placed = table.map[hex.id];
  const [stop] = face.stops;
  const kind = on.placeNamed.get(hex.id)?.kind;
  const near = bordersOf(on, hex.id);
  const lines = [
    hexWithName(on, hex.id) + (hex.label ? ` [${hex.label}]` : ''),
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
    ...namesOf(on, hex.id, language),
  ];
  return lines.map((line, i) => (i === 0 ? line : `  ${line}`));
}

/** Rivers, mountains and lettered sides around the hex; every other border is plain. */
function bordersOf({ borders, passages }: Board18fb, hex: string): readonly string[] {
  const land = borders.flatMap((border) => {
    const to = border.a === hex ? border.b : border.b === hex ? border.a : undefined;
    if (to === undefined) return [];
    return [`${to} ${[...border.rivers, ...(border.mountain ? ['^'] : [])].join(' + ')} D${border.cost}`];
  });
  const letters = passages.flatMap(({ letter, outside, inside }) => {
    if (outside.hex === hex) return [`${letter} ${inside.hex}`];
    return inside.hex === hex ? [`${letter} ${outside.hex}`] : [];
  });
  return [...land, ...letters];
}

function namesOf(
  { corpDefs, regionalDefs, regionalIds }: Board18fb,
  hex: string,
  language: Voice['language'],
): readonly string[] {
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
