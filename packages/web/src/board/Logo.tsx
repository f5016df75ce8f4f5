import { useLook } from './looks.tsx';

/** A company's token as SVG, centred on the origin. One that is only meant to come is pale within a broken ring. */
export function Token({ corp, radius = 13, ghost = false }: { corp: string; radius?: number; ghost?: boolean }) {
  const { fill, ink, sign } = useLook(corp);
  if (ghost) {
    return (
      <g transform={`scale(${radius / 12})`} data-symbol="home">
        <circle r={11.4} fill="#fffdf5" />
        <circle r={11.4} fill={fill} opacity={0.38} />
        <circle r={11.2} fill="none" stroke={fill} strokeWidth={1.8} strokeDasharray="4.2 2.8" />
        <g opacity={0.82}>{sign('#1d1a15')}</g>
      </g>
    );
  }
  return (
    <g transform={`scale(${radius / 12})`}>
      <circle r={12} fill={fill} stroke="#1d1a15" strokeWidth={1.1} />
      <circle r={10.4} fill="none" stroke={ink} strokeWidth={0.6} opacity={0.8} />
      {sign(ink)}
    </g>
  );
}

/** A company's token beside text. */
export function Logo({ corp, size = 22 }: { corp: string; size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <Token corp={corp} radius={12} />
    </svg>
  );
}
