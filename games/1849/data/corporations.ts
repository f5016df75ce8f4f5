import type { CertKind, HexId } from '@binario/rail';

/** One of the six corporations. */
export type Corp = 'AFG' | 'ATA' | 'CTL' | 'IFT' | 'RCS' | 'SFA';

/** A corporation as printed on its charter. */
export interface CorpDef {
  readonly name: string;
  readonly nickname: string;
  readonly colour: string;
  /** Home city; Garibaldi's president chooses one of several. */
  readonly homes: readonly HexId[];
  readonly tokenFee: number;
}

/** 7.2 The corporations as the rulebook's table lists them. */
export const corps1849: Readonly<Record<Corp, CorpDef>> = {
  AFG: corp('Azienda Ferroviaria Garibaldi', 'Garibaldi', 'red', ['H8', 'B14', 'M11', 'M9', 'C1'], 40),
  ATA: corp('Azienda Trasporti Archimede', 'Archimede', 'green', ['M13'], 30),
  CTL: corp('Compagnia Trasporti Lilibeo', 'Lilibeo', 'yellow', ['E1'], 40),
  IFT: corp('Impresa Ferroviaria Trinacria', 'Trinacria', 'blue', ['H12'], 90),
  RCS: corp('Rete Centrale Sicula', 'Sicula', 'orange', ['C5'], 130),
  SFA: corp('Società Ferroviaria Akragas', 'Akragas', 'pink', ['J6'], 40),
};

function corp(name: string, nickname: string, colour: string, homes: readonly HexId[], tokenFee: number): CorpDef {
  return { name, nickname, colour, homes, tokenFee };
}

/** The six corporations in alphabetical order. */
export const corpIds: readonly Corp[] = ['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA'];

/** Eight certificates: the president's on top, the last at the bottom (2, 7.2). */
export const certLayout: readonly { readonly percent: number; readonly kind: CertKind }[] = [
  { percent: 20, kind: 'president' },
  ...Array.from({ length: 6 }, () => ({ percent: 10, kind: 'ordinary' as const })),
  { percent: 20, kind: 'last' },
];

/** The place of the president's certificate among those of a corporation. */
export const PRESIDENT = 0;
/** The place of the last certificate among those of a corporation. */
export const LAST = 7;
