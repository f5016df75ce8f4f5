import { type BoardFile, lasting } from '@binario/kernel';
import { type CorpLook, polar } from '@binario/web/board';
import type { ReactNode } from 'react';
import type { Board18fb } from '../board/board.ts';
import { boardOfFile } from '../board/of.ts';
import { bourbons, type Company, type Corp } from '../ids.ts';

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Signs of our own drawing, each within a circle of radius 10. */
const signs: Readonly<Record<Corp, (ink: string) => ReactNode>> = {
  // The first engine of the line to Nocera.
  NN: (ink) => (
    <path d="M-8 4V-1H-3V-6H2V-2H4V-7H7V-2H8V4ZM-5 7a2 2 0 1 1 .1 0M4 7a2 2 0 1 1 .1 0" fill={ink} fillRule="evenodd" />
  ),
  // The coast.
  FSC: (ink) => <path d="M-8-3Q-4-7 0-3T8-3M-8 2Q-4-2 0 2T8 2M-8 7Q-4 3 0 7T8 7" stroke={ink} {...line} />,
  // Gran Sasso.
  LdA: (ink) => <path d="M-8.6 6L-3-6L0 0L3-4L8.6 6Z" fill={ink} />,
  // Citron of Calabria.
  FC: (ink) => (
    <g fill={ink}>
      <ellipse cy={2} rx={5.6} ry={6.4} />
      <path d="M0-4C0-8 4-9 7-8C6-4 3-3 0-4Z" />
    </g>
  ),
  // A hat for the witches of Benevento.
  FB: (ink) => <path d="M-9 6Q0 3 9 6L4 3L1-8L-4 3Z" fill={ink} />,
  // A sail.
  LTF: (ink) => <path d="M-1-8V4H-7ZM1-5V4H7ZM-8 5.6H8L5 8H-5Z" fill={ink} />,
  // The swing bridge.
  SFTF: (ink) => <path d="M-8 4H8M-8-2H8M-6-2V7M6-2V7M-3 4A3 3 0 0 1 3 4" stroke={ink} {...line} />,
  // Olive.
  FS: (ink) => (
    <path d="M-7 7L7-7M-4 4Q-8 0-5-4Q-1-2-4 4M0 0Q-3-5 1-8Q4-5 0 0M2-2Q7 0 6 5Q1 5 2-2" stroke={ink} {...line} />
  ),
  // A trullo.
  FP: (ink) => <path d="M0-8L7 1H5V7H1.6V3H-1.6V7H-5V1H-7Z" fill={ink} />,
  // From sea to sea.
  FST: (ink) => <path d="M-7 4L5-6M5-6H0M5-6V-1M7-1L-4 8" stroke={ink} {...line} />,
  SFM: (ink) => (
    <g stroke={ink} {...line} strokeWidth={1.5}>
      <circle r={7.2} strokeWidth={2} />
      {[0, 60, 120].map((angle) => {
        const to = polar(angle, 7);
        return <line key={angle} x1={-to.x} y1={-to.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
  RM: (ink) => <path d="M-7 7V-6L0 2L7-6V7" stroke={ink} {...line} strokeWidth={2.6} />,
  RA: (ink) => <path d="M-7 7L0-7L7 7M-4.4 2.4H4.4" stroke={ink} {...line} strokeWidth={2.6} />,
};

/** A regional company shows its letters; it never lays a token. */
const letters = (word: string) => (ink: string) => (
  <text
    y={word.length > 3 ? 2.4 : 3}
    textAnchor="middle"
    fill={ink}
    fontSize={word.length > 3 ? 6.6 : 8.6}
    fontWeight={700}
  >
    {word}
  </text>
);

/** The lily of the Bourbons. */
const lily = (ink: string) => (
  <path
    d="M0-8C3-4 3-1 0 3C-3-1-3-4 0-8M-2 3C-3-1-7-3-8 0C-8 2-6 3-5 2M2 3C3-1 7-3 8 0C8 2 6 3 5 2M-4 4H4M0 4V8"
    stroke={ink}
    {...line}
    strokeWidth={1.6}
    data-symbol="bourbon"
  />
);

const INK = { white: '#fff6e5', black: '#2a2417' } as const;

/** Tokens in the colours of the charts. */
const looksOn = lasting(
  ({ corpDefs, regionalDefs }: Board18fb): ReadonlyMap<string, CorpLook> =>
    new Map<Company | string, CorpLook>([
      ...Object.values(corpDefs).map(
        ({ id, colour, text }) => [id, { fill: colour, ink: INK[text], sign: signs[id] }] as const,
      ),
      ...Object.values(regionalDefs).map(
        ({ id, colour }) => [id, { fill: colour, ink: INK.black, sign: letters(id) }] as const,
      ),
      ...bourbons.map((id) => [id, { fill: '#c9a227', ink: '#2a2417', sign: lily }] as const),
    ]),
);

/** How companies look on the board of a file; without one, on the built-in board. */
export const look18fb = (corp: string, board?: BoardFile): CorpLook | undefined =>
  looksOn(boardOfFile(board)).get(corp);
