/** The players are `P1`, `P2` … in the order of the seats of the file, wherever they come to sit at the table. */
export const playerAt = (index: number): string => `P${index + 1}`;

export const seatIndex = (player: string): number => Number(player.slice(1)) - 1;
