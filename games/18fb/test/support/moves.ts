/** Moves as one says them: `sell('NN', 2)`, `buy('FC', 'pool')`, `concession('FB', 60, 'bayard')`. */
export const pass = { type: 'pass' } as const;

export const concession = (corp: string, par = 60, help: 'none' | 'bayard' | 'card' | 'both' = 'none') =>
  ({ type: 'acquireConcession', corp, par, help }) as const;

export const buy = (corp: string, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyCert', corp, from }) as const;

export const sell = (corp: string, shares: number) => ({ type: 'sellShares', corp, shares }) as const;

export const buyTrain = (id: string, price: number) => ({ type: 'buyTrain', train: id, price }) as const;
