/** Are tests run whole (`npm run long`), or small enough for every change (`npm test`)? */
export const isLong = process.env.BINARIO_LONG === '1';

/** How many games, inputs or positions a test goes through: few every time, all when there is time. */
export const sized = (few: number, all: number): number => (isLong ? all : few);
