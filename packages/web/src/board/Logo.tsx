import type { ReactNode } from 'react';
import { type LogoShape, lookOf } from '../games/1849/show.ts';
import { polar } from './geometry.ts';

const star = Array.from({ length: 10 }, (_, i) => polar(-90 + i * 36, i % 2 === 0 ? 8.6 : 3.6))
  .map(({ x, y }) => `${x},${y}`)
  .join(' ');

const spiral = 'M0 0C1.6-1.6 3.6.4 2.2 2.4C.4 5-3.6 3.6-4 .2C-4.4-4 0-6.4 3.6-5C8-3.2 8.6 2.6 6 5.8';

const leg = 'M0 0C1-4-1.5-6.4 1.4-8.6C4-8.6 5-7 6.2-5.4';

/** Signs of our own drawing, each within a circle of radius 10. */
const signs: Readonly<Record<LogoShape, (ink: string) => ReactNode>> = {
  star: (ink) => <polygon points={star} fill={ink} />,
  spiral: (ink) => <path d={spiral} fill="none" stroke={ink} strokeWidth={2.1} strokeLinecap="round" />,
  sun: (ink) => (
    <g stroke={ink} strokeWidth={1.7} strokeLinecap="round">
      <circle r={3.4} fill={ink} stroke="none" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const from = polar(angle, 5.2);
        const to = polar(angle, 8.4);
        return <line key={angle} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
  trinacria: (ink) => (
    <g fill="none" stroke={ink} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      {[0, 120, 240].map((angle) => (
        <path key={angle} d={leg} transform={`rotate(${angle})`} />
      ))}
      <circle r={1.9} fill={ink} stroke="none" />
    </g>
  ),
  wheel: (ink) => (
    <g fill="none" stroke={ink} strokeWidth={1.5}>
      <circle r={7.4} strokeWidth={2.1} />
      <circle r={2} fill={ink} />
      {[0, 45, 90, 135].map((angle) => {
        const to = polar(angle, 7);
        return <line key={angle} x1={-to.x} y1={-to.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  ),
  temple: (ink) => (
    <g fill={ink}>
      <polygon points="0,-8 8.4,-3.4 -8.4,-3.4" />
      {[-6.4, -2.9, 0.9, 4.4].map((x) => (
        <rect key={x} x={x} y={-2.4} width={2} height={7.2} />
      ))}
      <rect x={-8.2} y={5.4} width={16.4} height={2.2} />
    </g>
  ),
};

/** A company's token as SVG, centred on the origin. */
export function Token({ corp, radius = 13, ghost = false }: { corp: string; radius?: number; ghost?: boolean }) {
  const { fill, ink, logo } = lookOf(corp);
  return (
    <g transform={`scale(${radius / 12})`} opacity={ghost ? 0.35 : 1}>
      <circle r={12} fill={fill} stroke="#1d1a15" strokeWidth={1.1} />
      <circle r={10.4} fill="none" stroke={ink} strokeWidth={0.6} opacity={0.8} />
      {signs[logo](ink)}
    </g>
  );
}

/** The same sign beside text. */
export function Logo({ corp, size = 22 }: { corp: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <Token corp={corp} radius={12} />
    </svg>
  );
}
