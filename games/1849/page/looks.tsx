import { type CorpLook, inBoardColours, type Looks, polar } from '@binario/web/board';
import { boardFrom } from '../board/boardOf.ts';
import type { File1849 } from '../board/file.ts';
import type { Corp } from '../data/corporations.ts';

const star = Array.from({ length: 10 }, (_, i) => polar(-90 + i * 36, i % 2 === 0 ? 8.6 : 3.6))
  .map(({ x, y }) => `${x},${y}`)
  .join(' ');

const spiral = 'M0 0C1.6-1.6 3.6.4 2.2 2.4C.4 5-3.6 3.6-4 .2C-4.4-4 0-6.4 3.6-5C8-3.2 8.6 2.6 6 5.8';

const leg = 'M0 0C1-4-1.5-6.4 1.4-8.6C4-8.6 5-7 6.2-5.4';

/** Signs of our own drawing, each within a circle of radius 10. */
const signs = {
  star: (ink: string) => <polygon points={star} fill={ink} />,
  spiral: (ink: string) => <path d={spiral} fill="none" stroke={ink} strokeWidth={2.1} strokeLinecap="round" />,
  sun: (ink: string) => (
    <g stroke={ink} strokeWidth={1.7} strokeLinecap="round">
      <circle r={3.4} fill={ink} stroke="none" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const from = polar(angle, 5.2);
        const to = polar(angle, 8.4);
        return <line key={angle} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
  trinacria: (ink: string) => (
    <g fill="none" stroke={ink} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      {[0, 120, 240].map((angle) => (
        <path key={angle} d={leg} transform={`rotate(${angle})`} />
      ))}
      <circle r={1.9} fill={ink} stroke="none" />
    </g>
  ),
  wheel: (ink: string) => (
    <g fill="none" stroke={ink} strokeWidth={1.5}>
      <circle r={7.4} strokeWidth={2.1} />
      <circle r={2} fill={ink} />
      {[0, 45, 90, 135].map((angle) => {
        const to = polar(angle, 7);
        return <line key={angle} x1={-to.x} y1={-to.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
  temple: (ink: string) => (
    <g fill={ink}>
      <polygon points="0,-8 8.4,-3.4 -8.4,-3.4" />
      {[-6.4, -2.9, 0.9, 4.4].map((x) => (
        <rect key={x} x={x} y={-2.4} width={2} height={7.2} />
      ))}
      <rect x={-8.2} y={5.4} width={16.4} height={2.2} />
    </g>
  ),
};

/** Colours and signs of tokens. */
const looks: Readonly<Record<Corp, CorpLook>> = {
  AFG: { fill: '#b3261e', ink: '#fff6e5', sign: signs.star },
  ATA: { fill: '#1f6b45', ink: '#fff6e5', sign: signs.spiral },
  CTL: { fill: '#f0c22e', ink: '#2a2417', sign: signs.sun },
  IFT: { fill: '#234f93', ink: '#fff6e5', sign: signs.trinacria },
  RCS: { fill: '#cf5f14', ink: '#fff6e5', sign: signs.wheel },
  SFA: { fill: '#e3a1b4', ink: '#3b1522', sign: signs.temple },
};

/** How companies look on the board of a file; without one, on the built-in board. */
export const look1849: Looks = inBoardColours(
  looks,
  (corp, board) => boardFrom(board as File1849 | undefined).corps[corp as Corp].colour,
);
