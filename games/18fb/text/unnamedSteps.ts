/** Steps that say nothing a player would want to read when he is told where in the rules the game is. */
export const unnamedSteps: readonly string[] = ['game', 'operatingSet', 'sequence', 'auctionRound'];
