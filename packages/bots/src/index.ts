export * from './bot.ts';
export * from './dice.ts';
export * from './mood.ts';
export * from './playOut.ts';
export * from './random.ts';
export * from './temper.ts';
export * from './tempers/1849.ts';
export * from './tempers.ts';
