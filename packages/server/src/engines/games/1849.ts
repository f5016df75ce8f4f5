import { casualBot, randomBot } from '@binario/bots';
import { advice1849, title1849 } from '@binario/game-1849';
import { engineOf } from '../make.ts';

export const engine = engineOf(title1849, {
  open: true,
  bots: { casual: casualBot(advice1849), random: randomBot },
});
