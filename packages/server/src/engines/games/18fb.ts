import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { engineOf } from '../make.ts';

export const engine = engineOf(title18fb, { open: true, bots: { ...bots18fb } });
