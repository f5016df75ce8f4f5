import { casualBot, randomBot } from '@binario/bots';
import { title1865 } from '@binario/game-1865';
import { advice1865 } from '@binario/game-1865/advice';
import { engineOf } from '../make.ts';

export const engine = engineOf(title1865, {
  open: true,
  bots: { casual: casualBot(advice1865), random: randomBot },
});
