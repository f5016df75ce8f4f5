import { parts18fb } from '@binario/game-18fb/parts';
import { parts1849 } from '@binario/game-1849/parts';
import { parts1865 } from '@binario/game-1865/parts';

/** Every game there is, in the order in which they are shown. The one place that names them. */
export const games = [parts1849, parts1865, parts18fb] as const;
