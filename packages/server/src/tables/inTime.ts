import { DatabaseAway } from '../ports/away.ts';

/** How long somebody waits for a command, the time to find out who he is not counted. */
const PATIENCE_MS = 2_500;
const LOOK_AGAIN_MS = 250;

/**
 * Waits so long for some work, and longer while it is excused. The work is told whether somebody still waits: what has not begun
 * by then need not begin.
 */
export function inTime<R>(work: (waits: () => boolean) => Promise<R>, excused: () => boolean): Promise<R> {
  let waits = true;
  let timer: NodeJS.Timeout;
  return new Promise<R>((resolve, reject) => {
    const look = () => {
      if (excused()) {
        timer = setTimeout(look, LOOK_AGAIN_MS);
        return;
      }
      waits = false;
      reject(new DatabaseAway('the table waits for the database'));
    };
    timer = setTimeout(look, PATIENCE_MS);
    work(() => waits).then(resolve, reject);
  }).finally(() => clearTimeout(timer));
}
