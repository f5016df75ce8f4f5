import type { HexId } from '@binario/rail';
import type { Provenance } from './provenance.ts';

/** Hexes one sees but can never use; for drawing. Seas and borders follow geography (`R`). */
export interface Ground {
  readonly id: HexId;
  readonly kind: 'sea' | 'lake' | 'outside' | 'napoli';
  readonly name?: string;
  readonly from: Provenance;
}

function ground(kind: Ground['kind'], ids: string, from: Provenance, name?: string): readonly Ground[] {
  return ids.split(' ').map((id) => ({ id, kind, from, ...(name !== undefined && { name }) }));
}

export const mainGround: readonly Ground[] = [
  ...ground(
    'sea',
    'A0 A6 B7 C0 C8 C34 C36 D1 D9 D11 D13 D17 D19 D21 D23 D25 D27 D29 D31 D33 E2 E4 E14 E16 E22 E28',
    'R',
  ),
  ...ground('sea', 'F5 G4 H3 I4 I6 I10 I12 J5 J7 J9 J11 J13 K4 K6 K8 K10 K12 K14 L5 L7 L9 L11 L13 L33 L35 L47', 'R'),
  ...ground('sea', 'M4 M6 M10 M12 M32 M36 M38 M40 M42 M44 M46 N5 N23 N25 N33 O6 O22 O26 O28 O30 O32', 'R'),
  ...ground('sea', 'P7 P9 P17 P19 P21 Q10 Q12 Q14 Q16', 'R'),
  ...ground('outside', 'C38 D39 D41 E42 F43 F45 F47 G48 H47 I48 J47 K48', 'R', 'Stato Pontificio'),
  ...ground('lake', 'H41', 'R', 'Lago di Celano'),
  // Two dark-green hexes stand for the small map (2.5.1); they lie where Napoli must lie.
  ...ground('napoli', 'F27 F29', 'D', 'Napoli'),
];

export const napoliGround: readonly Ground[] = ground('sea', 'nA12 nB1 nB3 nB5', 'R', 'Golfo di Napoli');
