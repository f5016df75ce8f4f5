import { labelled } from '@binario/kernel';
import { faceAt, type HexDef, hexDef } from '@binario/rail';
import { boardLines, labelledBy, spacesOf, trackInWords, type Voice, word } from '@binario/terminal';
import { mapOf } from '../board/boardOf.ts';
import type { Table1849 } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title1849 } from '../title.ts';

const entry = ({ language }: Voice, key: string): string => title1849.text[language][key] ?? key;

/** How track is put into words, for any face in any hex. */
export const trackWords = (voice: Voice) => ({
  side: (edge: number) => entry(voice, `side.${edge}`),
  station: word(voice.language, 'station'),
});

/** How bare ground is marked on the map. */
const ground: Readonly<Record<string, string>> = { rough: '.', hills: '^', mountains: '^^' };

/** The map, what its marks mean, and every city by name with its station spaces. */
export function mapLines(table: Table1849, voice: Voice): readonly string[] {
  const board = mapOf(table);
  const print = (hex: HexDef) => {
    const [stop] = hex.print.stops;
    if (stop?.kind === 'port') return entry(voice, 'stop.port');
    return stop?.kind === 'offmap' ? (hex.name ?? '') : (ground[hex.terrain ?? ''] ?? '');
  };
  const cities = board.hexes.filter((hex) => hex.print.stops[0]?.kind === 'city');
  return [
    ...boardLines(board, table, { print }),
    [
      `o ${entry(voice, 'stop.town')}`,
      `--- ${word(voice.language, 'space')}`,
      ...Object.entries(ground).map(([terrain, mark]) => `${mark} ${entry(voice, `terrain.${terrain}`)}`),
    ].join('   '),
    ...cities.map(({ id }) => {
      const [stop] = faceAt(board, table.map, id).stops;
      return labelled(
        voice.language,
        hexWithName(id, table.options.board),
        spacesOf(stop?.slots ?? 0, table.stations[id] ?? []),
      );
    }),
  ];
}

/** What there is to say about a hex, line by line; nothing if there is no such hex. */
export function hexLines(table: Table1849, id: string, voice: Voice): readonly string[] | undefined {
  const { language } = voice;
  const board = mapOf(table);
  const known = board.hexes.find((hex) => hex.id === id) ?? board.hexes.find((hex) => hex.id === id.toUpperCase());
  if (!known) return undefined;
  const hex = hexDef(board, known.id);
  const face = faceAt(board, table.map, hex.id);
  const placed = table.map[hex.id];
  const [stop] = face.stops;
  const lines = [
    hexWithName(hex.id, table.options.board) + (hex.label ? ` [${hex.label}]` : ''),
    ...(placed ? [word(language, 'tile', { tile: placed.tile, rotation: placed.rotation })] : []),
    ...(hex.terrain ? [labelledBy(language, 'terrain', entry(voice, `terrain.${hex.terrain}`))] : []),
    ...(stop
      ? [labelled(language, entry(voice, `stop.${stop.kind}`), `${word(language, 'value')} ${stop.value}`)]
      : []),
    ...(stop?.kind === 'city'
      ? [labelledBy(language, 'spaces', spacesOf(stop.slots, table.stations[hex.id] ?? []))]
      : []),
    ...(face.track.length > 0
      ? [labelledBy(language, 'track', trackInWords(board, hex.id, face, trackWords(voice)))]
      : []),
  ];
  return lines.map((line, i) => (i === 0 ? line : `  ${line}`));
}
