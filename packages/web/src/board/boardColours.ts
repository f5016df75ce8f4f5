import type { BoardFile } from '@binario/kernel';
import type { CorpLook, Looks } from './looks.tsx';

type Colours = Pick<CorpLook, 'fill' | 'ink'>;

const LIGHT = '#fff6e5';
const DARK = '#2a2417';

/** The colours that boards name in words, as paint that goes well with the map. */
const named: Readonly<Record<string, Colours>> = {
  red: { fill: '#b3261e', ink: LIGHT },
  green: { fill: '#1f6b45', ink: LIGHT },
  blue: { fill: '#234f93', ink: LIGHT },
  brown: { fill: '#7a4b22', ink: LIGHT },
  orange: { fill: '#cf5f14', ink: LIGHT },
  yellow: { fill: '#f0c22e', ink: DARK },
  pink: { fill: '#e3a1b4', ink: '#3b1522' },
  grey: { fill: '#8b8f94', ink: '#14110c' },
  gray: { fill: '#8b8f94', ink: '#14110c' },
  black: { fill: '#2b2925', ink: LIGHT },
  white: { fill: '#f4efe2', ink: DARK },
  purple: { fill: '#6a3d86', ink: LIGHT },
  violet: { fill: '#6a3d86', ink: LIGHT },
  turquoise: { fill: '#1f8a8c', ink: LIGHT },
};

/** The colours of a token for a colour of a board: a word of ours, or `#b3261e`. Undefined for words nobody knows. */
export function coloursOf(colour: string): Colours | undefined {
  const word = colour.trim().toLowerCase();
  if (Object.hasOwn(named, word)) return named[word];
  if (!/^#[0-9a-f]{6}$/.test(word)) return undefined;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(word.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return { fill: word, ink: red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? DARK : LIGHT };
}

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const lightness = (colour: string): number =>
  channelsOf(colour)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
    .reduce((sum, channel, i) => sum + channel * ([0.2126, 0.7152, 0.0722][i] as number), 0);

/** As much as small words need on their ground, and a little more. */
const READABLE = 4.6;
const STEPS = 20;

/** The colour of a company as the ground of small words in its ink: so much darker, or lighter, that they can be read. */
export function bandOf({ fill, ink }: Colours): string {
  if (!/^#[0-9a-f]{6}$/i.test(fill) || !/^#[0-9a-f]{6}$/i.test(ink)) return fill;
  const towards = lightness(ink) > lightness(fill) ? 0 : 255;
  const mixed = (part: number) =>
    `#${channelsOf(fill)
      .map((channel) => Math.round(channel + (towards - channel) * part))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const grounds = Array.from({ length: STEPS + 1 }, (_, i) => mixed(i / STEPS));
  return grounds.find((ground) => contrast(lightness(ground), lightness(ink)) >= READABLE) ?? fill;
}

/** Looks in the colours of a table's board: where a charter has not the colour of the box, its colours are made anew and the sign stays. */
export const inBoardColours =
  (looks: Readonly<Record<string, CorpLook>>, colourOf: (corp: string, board?: BoardFile) => string): Looks =>
  (corp, board) => {
    const look = Object.hasOwn(looks, corp) ? looks[corp] : undefined;
    if (!look) return undefined;
    const colour = colourOf(corp, board);
    return colour === colourOf(corp) ? look : { ...look, ...coloursOf(colour) };
  };
