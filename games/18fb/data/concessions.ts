import type { Concessionaire } from './corporations.ts';
import type { Provenance } from './provenance.ts';

export type Band = 'A' | 'B' | 'C' | 'D' | 'E';

export const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];

/** 3.4.4: paid for each share of 10 %, in ducats or as per cent of the par (ruling O10). */
export const interestOf: Readonly<Record<Band, number>> = { A: 5, B: 10, C: 15, D: 20, E: 25 };

interface ConcessionDef {
  readonly corp: Concessionaire;
  /** Phases 1 and 2, then phase 3. */
  readonly deposits: readonly [number, number];
  readonly band: Band;
  /** No deposit any more once this concession has been acquired by somebody (ruling G2). */
  readonly waivedBy?: Concessionaire;
  readonly from: Provenance;
}

const concession = (corp: Concessionaire, first: number, second: number, band: Band): ConcessionDef => ({
  corp,
  deposits: [first, second],
  band,
  from: 'F',
});

/** The table of 3.2.2, in its order. */
export const concessionDefs: Readonly<Record<Concessionaire, ConcessionDef>> = {
  NN: concession('NN', 100, 50, 'A'),
  FSC: concession('FSC', 200, 100, 'D'),
  LdA: concession('LdA', 240, 120, 'C'),
  FC: concession('FC', 200, 100, 'D'),
  FB: concession('FB', 150, 80, 'A'),
  LTF: concession('LTF', 100, 50, 'C'),
  SFTF: concession('SFTF', 100, 50, 'C'),
  FS: concession('FS', 200, 100, 'B'),
  FP: concession('FP', 400, 200, 'B'),
  FST: { ...concession('FST', 240, 120, 'C'), waivedBy: 'LTF' },
};
