import { labelled } from '@binario/kernel';
import { faceAt, type HexDef } from '@binario/rail';
import { boardLines, labelledBy, spacesOf, trackInWords, type Voice, word } from '@binario/terminal';
import { companyIds } from '../data/companies.ts';
import type { Table1865 } from '../table.ts';
import { boardOf } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title1865 } from '../title.ts';

const entry = ({ language }: Voice, key: string): string => title1865.text[language][key] ?? key;

/** How track is put into words, for any face in any hex. */
export const trackWords = (voice: Voice) => ({
  side: (edge: number) => entry(voice, `side.${edge}`),
  station: word(voice.language, 'station'),
});

/** The map, what its marks mean, every station by name with its spaces, and the sea routes. */
export function mapLines(table: Table1865, voice: Voice): readonly string[] {
  const { board, hexNamed, seaRoutes } = boardOf(table);
  const print = ({ print: face }: HexDef) => (face.stops[0]?.kind === 'mine' ? 'x' : '');
  const stations = board.hexes.filter(({ id }) => ['city', 'mine'].includes(hexNamed.get(id)?.kind ?? ''));
  const sea = seaRoutes.filter(({ from, to }) => board.numberOf.has(from.hex) && board.numberOf.has(to.hex));
  return [
    ...boardLines(board, table, { print }),
    [`o ${entry(voice, 'stop.town')}`, `x ${entry(voice, 'stop.mine')}`, `--- ${word(voice.language, 'space')}`].join(
      '   ',
    ),
    ...stations.map(({ id }) => {
      const [stop] = faceAt(board, table.map, id).stops;
      return labelled(
        voice.language,
        hexWithName(id, table.options.board),
        spacesOf(stop?.slots ?? 0, table.stations[id] ?? []),
      );
    }),
    ...sea.map(({ name, from, to, cost }) => `${name}: ${from.hex} ~ ${to.hex} L.${cost}`),
  ];
}

/** What there is to say about a hex, line by line; nothing if there is no such hex. */
export function hexLines(table: Table1865, id: string, voice: Voice): readonly string[] | undefined {
  const { board } = boardOf(table);
  const { language } = voice;
  const hex = board.hexes.find((each) => each.id === id.toUpperCase());
  if (!hex) return undefined;
  const face = faceAt(board, table.map, hex.id);
  const placed = table.map[hex.id];
  const [stop] = face.stops;
  const near = bordersOf(table, hex.id, voice);
  const lines = [
    hexWithName(hex.id, table.options.board) + (hex.label ? ` [${hex.label}]` : ''),
    ...(placed ? [word(language, 'tile', { tile: placed.tile, rotation: placed.rotation })] : []),
    ...(stop
      ? [labelled(language, entry(voice, `stop.${stop.kind}`), `${word(language, 'traffic')} ${stop.value}`)]
      : []),
    ...(stop && stop.slots > 0
      ? [labelledBy(language, 'spaces', spacesOf(stop.slots, table.stations[hex.id] ?? []))]
      : []),
    ...(face.track.length > 0
      ? [labelledBy(language, 'track', trackInWords(board, hex.id, face, trackWords(voice)))]
      : []),
    ...(near.length > 0 ? [labelledBy(language, 'borders', near.join(', '))] : []),
    ...namesOf(table, hex.id, language),
  ];
  return lines.map((line, i) => (i === 0 ? line : `  ${line}`));
}

/** Rivers, mountains and sea routes around the hex; every other border is plain. */
function bordersOf(table: Table1865, hex: string, voice: Voice): readonly string[] {
  const { board, borders, seaRoutes, terrainCost } = boardOf(table);
  const other = (a: string, b: string) => (a === hex ? b : b === hex ? a : undefined);
  const land = borders.flatMap(({ a, b, terrain, feature }) => {
    const to = other(a, b);
    if (to === undefined || !board.numberOf.has(to)) return [];
    return [`${to} ${entry(voice, `border.${terrain}`)} ${feature} L.${terrainCost[terrain]}`];
  });
  const sea = seaRoutes.flatMap(({ from, to, name, cost }) => {
    const end = other(from.hex, to.hex);
    return end === undefined ? [] : [`${end} ${entry(voice, 'border.sea')} ${name} L.${cost}`];
  });
  return [...land, ...sea];
}

function namesOf(table: Table1865, hex: string, language: Voice['language']): readonly string[] {
  const { companies, maritime } = boardOf(table);
  const corps = companyIds.map((id) => companies[id]);
  return [
    ...corps.filter((corp) => corp.home === hex).map((corp) => labelledBy(language, 'home', `${corp.id} ${corp.name}`)),
    ...corps.filter((corp) => corp.destination === hex).map((corp) => labelledBy(language, 'destination', corp.id)),
    ...maritime.filter((card) => card.places.includes(hex)).map((card) => `${card.id} ${card.name}`),
  ];
}
