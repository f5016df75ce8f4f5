import type { ConcessionPart } from '../board/file.ts';
import type { Band, Concessionaire } from '../ids.ts';

/** 3.4.4 The secured interest of each band. */
export const interest: Readonly<Record<Band, number>> = { A: 5, B: 10, C: 15, D: 20, E: 25 };

const concession = (first: number, second: number, band: Band): ConcessionPart => ({
  deposits: [first, second],
  band,
  from: 'F',
});

/** The table of 3.2.2, in its order. */
export const concessions: Readonly<Record<Concessionaire, ConcessionPart>> = {
  NN: concession(100, 50, 'A'),
  FSC: concession(200, 100, 'D'),
  LdA: concession(240, 120, 'C'),
  FC: concession(200, 100, 'D'),
  FB: concession(150, 80, 'A'),
  LTF: concession(100, 50, 'C'),
  SFTF: concession(100, 50, 'C'),
  FS: concession(200, 100, 'B'),
  FP: concession(400, 200, 'B'),
  FST: { ...concession(240, 120, 'C'), waivedBy: 'LTF' },
};
