import { casualBot, randomBot } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { advice18fb } from '@binario/game-18fb/advice';
import { engineOf } from '../make.ts';

export const engine = engineOf(title18fb, {
  open: true,
  bots: { casual: casualBot(advice18fb), random: randomBot },
});
