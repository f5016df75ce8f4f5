import { mark } from '@binario/kernel';
import { type Board, type Face, isEdge, tileDef } from '@binario/rail';
import { worthOf } from '../board/boardFacts.ts';
import type { HexFacts, Sheet } from '../board/sheet.ts';
import type { Maps } from '../game/maps.ts';
import type { Text } from '../text/textIn.ts';

const gaugeWords = ['', 'standard', 'narrow', 'dual'] as const;

const known = new WeakMap<Text, WeakMap<Board, Map<string, string>>>();

/** Neighbours never change: said once in each language. */
function neighbourWords(text: Text, board: Board, id: string): string {
  const boards = known.get(text) ?? new WeakMap<Board, Map<string, string>>();
  known.set(text, boards);
  const said = boards.get(board) ?? new Map<string, string>();
  boards.set(board, said);
  const words = said.get(id) ?? text.t('text.neighbours', { hexes: neighboursOf(text, board, id) });
  said.set(id, words);
  return words;
}

function neighboursOf(text: Text, board: Board, id: string): readonly string[] {
  const n = board.numberOf.get(id) ?? 0;
  return [0, 1, 2, 3, 4, 5].flatMap((edge) => {
    const meeting = board.meets[n * 6 + edge] ?? -1;
    const other = meeting < 0 ? undefined : board.hexes[Math.floor(meeting / 6)];
    return other ? [`${text.hex(other.id)} (${text.say(`side.${edge}`)})`] : [];
  });
}

const tracks = new WeakMap<Text, WeakMap<Face, string>>();

/** Nor do the faces of tiles: a jump over a whole game shows many that were seen before. */
function trackWords(text: Text, face: Face): string {
  const faces = tracks.get(text) ?? new WeakMap<Face, string>();
  tracks.set(text, faces);
  const end = (edge: number) => text.say(isEdge(edge) ? `side.${edge}` : 'word.station');
  const piece = ({ a, b, gauge }: Face['track'][number]) =>
    `${end(a)}–${end(b)} (${text.say(`gauge.${gaugeWords[gauge]}`)})`;
  const words = faces.get(face) ?? text.t('text.track', { pieces: face.track.map(piece) });
  faces.set(face, words);
  return words;
}

/** What a game says of its hexes. */
type Said = Pick<Maps<never>, 'art' | 'words'>;

/** The hex as a sentence, for those who hear the board. */
export function describeHex(text: Text, facts: HexFacts, { board }: Sheet, maps: Said, isTarget: boolean): string {
  const { hex, face } = facts;
  const side = (edge: number) => text.say(`side.${edge}`);
  const [first = '', ...told] = hexWords(text, facts, board, maps);
  const parts = [
    first,
    ...(isTarget ? [text.t('text.lays')] : []),
    ...told,
    ...(face.track.length > 0 ? [trackWords(text, face)] : []),
    ...(hex.closed?.length ? [text.t('text.closed', { sides: hex.closed.map((edge) => side(edge)) })] : []),
    neighbourWords(text, board, hex.id),
  ];
  return `${parts.join(`${mark(text.language, ';')} `)}.`;
}

/** What a hex is and what lies on it, without what one sees at once: its track and its neighbours. */
export function hexWords(text: Text, facts: HexFacts, board: Board, maps: Said): readonly string[] {
  const { hex, face, placed, tokens, marks } = facts;
  const groundName = (name: string) => text.say(text.has(`colour.${name}`) ? `colour.${name}` : `word.${name}`);
  const stop = face.stops[0];
  const corps = (tokens ?? []).filter((corp) => corp !== null);
  const ground = placed
    ? text.t('text.tile', { colour: groundName(tileDef(board, placed.tile).colour), tile: placed.tile })
    : groundName(hex.ground);
  return [
    text.t('text.hex', { id: hex.id, name: hex.name ? ` ${hex.name}` : '', ground }),
    ...(hex.terrain
      ? [
          text.t('text.terrain', {
            terrain: text.say(`terrain.${hex.terrain}`),
            cost: marks.terrainCost ?? 0,
          }),
        ]
      : []),
    ...(stop && !(stop.kind === 'port' && stop.value === 0)
      ? [text.t(`text.${stop.kind}`, { value: worthOf(facts) ?? 0, slots: stop.slots })]
      : []),
    ...(corps.length > 0 ? [text.t('text.tokens', { corps })] : []),
    ...(marks.reserved ? [text.t('text.home', { corp: marks.reserved })] : []),
    ...(maps.words?.(text, facts) ?? []),
  ];
}
