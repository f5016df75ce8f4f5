import { campidanoTiles, mineTiles } from './lines.ts';
import type { Position } from './position.ts';

type Name = 'FMS' | 'RCSF' | 'FA' | 'SFS' | 'FCS';

/** Said by the acquirer in its turn, and by the target in its own. */
export const take = (corp: Name) => ({ type: 'absorb', corp }) as const;
export const give = (corp: Name) => ({ type: 'beAbsorbed', corp }) as const;

/** Bob (P2) presides over FMS (A) and RCSF (B); they share Cagliari and a line to Oristano. */
export const bob: Position = {
  phase: 6,
  companies: {
    FMS: {
      president: 'P2',
      value: 120,
      cash: 250,
      chips: 30,
      status: 'major',
      singles: { P2: 4, P1: 4 },
      stations: ['F45', 'G42', 'D37'],
      markers: 5,
    },
    RCSF: {
      president: 'P2',
      value: 150,
      cash: 150,
      chips: 12,
      trains: ['PH6'],
      singles: { P1: 1, dragons: 1 },
      stations: ['D37', 'C28'],
      row: 5,
    },
  },
  tiles: { ...campidanoTiles, ...mineTiles, G42: ['175', 0] },
};
