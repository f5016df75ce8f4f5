/** 1.2 and 2.3; the bank is `R`. */
export interface Party {
  readonly capital: number;
  readonly certificateLimit: number;
}

export const parties: Readonly<Record<number, Party>> = {
  3: { capital: 1000, certificateLimit: 26 },
  4: { capital: 750, certificateLimit: 20 },
  5: { capital: 600, certificateLimit: 16 },
  6: { capital: 500, certificateLimit: 13 },
};

/** All money of the game, what the players start with included (ruling P1). */
export const MONEY = 12_000;

/** Per cent of one corporation in one player's hands. */
export const PLAYER_LIMIT = 60;
export const POOL_LIMIT = 50;
/** Per cent of another company that a corporation may hold (3.4.9). */
export const CORPORATE_LIMIT = 10;
