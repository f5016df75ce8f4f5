import type { Cert, Holder } from '@binario/rail';

/** The presidential certificate is the first of every list. */
export const PRESIDENT = 0;
/** The size of a share in per cent. */
export const SHARE = 10;

/** One certificate of 20 % and eight of 10 % in one hand (7). */
export function certsFor(holder: Holder): readonly Cert[] {
  return [
    { percent: 2 * SHARE, kind: 'president', holder },
    ...Array.from({ length: 8 }, () => ({ percent: SHARE, kind: 'ordinary' as const, holder })),
  ];
}
