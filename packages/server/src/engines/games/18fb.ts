import { randomBot } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { engineOf } from '../make.ts';

export const engine = engineOf(title18fb, { open: true, bots: { random: randomBot } });
