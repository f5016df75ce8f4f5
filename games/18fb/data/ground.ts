import type { GroundPart } from '../board/file.ts';
import type { Provenance } from '../board/provenance.ts';

/** Seas and borders follow geography. */
function part(kind: GroundPart['kind'], ids: string, from: Provenance, name?: string): readonly GroundPart[] {
  return ids.split(' ').map((id) => ({ id, kind, from, ...(name !== undefined && { name }) }));
}

const mainGround: readonly GroundPart[] = [
  ...part('sea', 'A0 A6 B7 C0 C8 C34 C36 D1 D9 D11 D13 D17 D19 D21 D23 D25 D27 D29 D31 D33 E2 E4 E14 E16 E22 E28', 'R'),
  ...part('sea', 'F5 G4 H3 I4 I6 I10 I12 J5 J7 J9 J11 J13 K4 K6 K8 K10 K12 K14 L5 L7 L9 L11 L13 L33 L35 L47', 'R'),
  ...part('sea', 'M4 M6 M10 M12 M32 M36 M38 M40 M42 M44 M46 N5 N23 N25 N33 O6 O22 O26 O28 O30 O32', 'R'),
  ...part('sea', 'P7 P9 P17 P19 P21 Q10 Q12 Q14 Q16', 'R'),
  ...part('outside', 'C38 D39 D41 E42 F43 F45 F47 G48 H47 I48 J47 K48', 'R', 'Stato Pontificio'),
  ...part('lake', 'H41', 'R', 'Lago di Celano'),
  // Two dark-green hexes stand for the small map (2.5.1); they lie where Napoli must lie.
  ...part('napoli', 'F27 F29', 'D', 'Napoli'),
];

const napoliGround: readonly GroundPart[] = part('sea', 'nA12 nB1 nB3 nB5', 'R', 'Golfo di Napoli');

/** The ground of both maps: what building on it costs. */
export const ground: readonly GroundPart[] = [...mainGround, ...napoliGround];
