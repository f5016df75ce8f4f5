import { board } from '@binario/game-1849/data/map';
import { type Face, type HexDef, isEdge, type PlacedTile, type Slots, tileDef } from '@binario/rail';
import { hexName, terrainCosts } from '../games/1849/show.ts';
import type { Text } from '../text/useText.ts';

const gaugeWords = ['', 'standard', 'narrow', 'dual'] as const;

export interface HexWords {
  readonly hex: HexDef;
  readonly face: Face;
  readonly placed: PlacedTile | undefined;
  readonly tokens: Slots | undefined;
  readonly reserved: string | undefined;
  readonly value: number | undefined;
  readonly lays: boolean;
}

const known = new WeakMap<Text, Map<string, string>>();

/** Neighbours never change: said once in each language. */
function neighbourWords(text: Text, id: string): string {
  const said = known.get(text) ?? new Map<string, string>();
  known.set(text, said);
  const words = said.get(id) ?? text.t('text.neighbours', { hexes: neighboursOf(text, id) });
  said.set(id, words);
  return words;
}

function neighboursOf(text: Text, id: string): readonly string[] {
  const n = board.numberOf.get(id) ?? 0;
  return [0, 1, 2, 3, 4, 5].flatMap((edge) => {
    const meeting = board.meets[n * 6 + edge] ?? -1;
    const other = meeting < 0 ? undefined : board.hexes[Math.floor(meeting / 6)];
    return other ? [`${hexName(other.id)} (${text.say(`side.${edge}`)})`] : [];
  });
}

/** The hex as a sentence, for those who hear the board. */
export function describeHex(text: Text, { hex, face, placed, tokens, reserved, value, lays }: HexWords): string {
  const side = (edge: number) => text.say(`side.${edge}`);
  const groundName = (name: string) => text.say(text.has(`colour.${name}`) ? `colour.${name}` : `word.${name}`);
  const end = (edge: number) => (isEdge(edge) ? side(edge) : text.t('word.station'));
  const stop = face.stops[0];
  const corps = (tokens ?? []).filter((corp) => corp !== null);
  const ground = placed
    ? text.t('text.tile', { colour: groundName(tileDef(board, placed.tile).colour), tile: placed.tile })
    : groundName(hex.ground);
  const parts = [
    text.t('text.hex', { id: hex.id, name: hex.name ? ` ${hex.name}` : '', ground }),
    ...(lays ? [text.t('text.lays')] : []),
    ...(hex.terrain
      ? [text.t('text.terrain', { terrain: text.say(`terrain.${hex.terrain}`), cost: terrainCosts[hex.terrain] ?? 0 })]
      : []),
    ...(stop && stop.kind !== 'mine'
      ? [text.t(`text.${stop.kind}`, { value: value ?? stop.value, slots: stop.slots })]
      : []),
    ...(corps.length > 0 ? [text.t('text.tokens', { corps })] : []),
    ...(reserved ? [text.t('text.home', { corp: reserved })] : []),
    ...(face.track.length > 0
      ? [
          text.t('text.track', {
            pieces: face.track.map(
              ({ a, b, gauge }) => `${end(a)}–${end(b)} (${text.say(`gauge.${gaugeWords[gauge]}`)})`,
            ),
          }),
        ]
      : []),
    ...(hex.closed?.length ? [text.t('text.closed', { sides: hex.closed.map((edge) => side(edge)) })] : []),
    neighbourWords(text, hex.id),
  ];
  return `${parts.join('; ')}.`;
}
