import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { engineOf } from '../make.ts';

export const engine = engineOf(title1849, { open: true, bots: { ...bots1849 } });
