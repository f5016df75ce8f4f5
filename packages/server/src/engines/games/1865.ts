import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { engineOf } from '../make.ts';

export const engine = engineOf(title1865, { open: true, bots: { ...bots1865 } });
