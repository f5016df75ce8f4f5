import { type CorpLook, inBoardColours, type Looks, polar } from '@binario/web/board';
import { boardFrom } from '../board/boardOf.ts';
import type { File1865 } from '../board/file.ts';
import type { Company } from '../data/companies.ts';

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Signs of our own drawing, each within a circle of radius 10. */
const signs = {
  hammers: (ink: string) => <path d="M-6 6L5-5M6 6L-5-5M2-8l6 6M-2-8l-6 6" stroke={ink} {...line} />,
  crown: (ink: string) => <path d="M-7 5H7L8-4L3.5 0L0-7L-3.5 0L-8-4Z" fill={ink} />,
  tower: (ink: string) => <path d="M-6 7L-4-7H4L6 7ZM-1.6 7V2H1.6V7" fill={ink} fillRule="evenodd" />,
  peaks: (ink: string) => <path d="M-8.4 5L-3-5L1 1L4-3L8.4 5Z" fill={ink} />,
  anchor: (ink: string) => (
    <path d="M0-5V7M-3-2H3M-7 2C-6 6-3 7 0 7S6 6 7 2M0-5a1.6 1.6 0 1 1 .1 0" stroke={ink} {...line} />
  ),
  orange: (ink: string) => (
    <g fill={ink}>
      <circle cy={1.6} r={5.8} />
      <path d="M0-4C1-8 5-9 7-8C6-5 3-4 0-4Z" />
    </g>
  ),
  sail: (ink: string) => <path d="M-1-8V4H-7ZM1-5V4H7ZM-8 5.6H8L5 8H-5Z" fill={ink} />,
  wheel: (ink: string) => (
    <g stroke={ink} {...line} strokeWidth={1.5}>
      <circle r={7.2} strokeWidth={2} />
      {[0, 60, 120].map((angle) => {
        const to = polar(angle, 7);
        return <line key={angle} x1={-to.x} y1={-to.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
};

/** Tokens in the colours of the charters. */
const looks: Readonly<Record<Company, CorpLook>> = {
  FMS: { fill: '#b3261e', ink: '#fff6e5', sign: signs.hammers },
  RCSF: { fill: '#1f6b45', ink: '#fff6e5', sign: signs.crown },
  SFSS: { fill: '#234f93', ink: '#fff6e5', sign: signs.tower },
  FCS: { fill: '#7a4b22', ink: '#fff6e5', sign: signs.peaks },
  SFS: { fill: '#cf5f14', ink: '#fff6e5', sign: signs.anchor },
  FA: { fill: '#f0c22e', ink: '#2a2417', sign: signs.orange },
  CFC: { fill: '#8b8f94', ink: '#14110c', sign: signs.sail },
  CFD: { fill: '#2b2925', ink: '#fff6e5', sign: signs.wheel },
};

/** How companies look on the board of a file; without one, on the built-in board. */
export const look1865: Looks = inBoardColours(
  looks,
  (corp, board) => boardFrom(board as File1865 | undefined).companies[corp as Company].colour,
);
