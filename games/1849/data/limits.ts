import type { LimitsInFile, MoneyInFile, TerrainInFile } from '../board/file.ts';

/** The bank in all (C); the players' starting cash (2.1) comes out of it (RUL-8). */
export const money1849: MoneyInFile = { bank: 7760, start: { '3': 500, '4': 375, '5': 300 } };

/** Of one corporation, in per cent. */
export const HOLDING_LIMIT = 60;
/** The most per cent of a corporation that may lie in the pool (9.2). */
export const POOL_LIMIT = 50;

/** The limits of certificates, pool and stations in the box. */
export const limits1849: LimitsInFile = {
  /** Section 9.1, by players; `4/5` are four players with five corporations. */
  certificates: { '3': 12, '4': 11, '4/5': 9, '5': 9 },
  /** Three of the five markers are stations (7.2, 8.1). */
  stations: 3,
  /** 9.3 and 9.2. */
  holding: HOLDING_LIMIT,
  pool: POOL_LIMIT,
};

/** 10.3.1 What building in each terrain costs. */
export const terrain1849: TerrainInFile = { rough: 40, hills: 80, mountains: 160 };
