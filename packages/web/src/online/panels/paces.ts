import type { Pace } from '@binario/protocol';
import { zoneHere } from '../timeLeft.ts';
import type { Manners } from './SettingsFields.tsx';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Turns of a known length, by the name in the form. */
const turns = { hour: HOUR, day: DAY, threeDays: 3 * DAY } as const;

/** One of the paces at which an online game can be played. */
export type PaceName = 'none' | 'live' | keyof typeof turns | 'turns' | 'clock';

/** The paces people choose among: the usual ones, and one of their own of each kind. */
export const paceNames: readonly PaceName[] = ['none', 'live', 'hour', 'day', 'threeDays', 'turns', 'clock'];

/** Does this pace limit the time for each turn? */
export const byTurns = (name: PaceName): boolean => name !== 'none' && name !== 'live' && name !== 'clock';

const USUAL_CLOCK = { seconds: 30 * 60, increment: 30 } as const;

type Wish = Pick<Manners, 'pace' | 'late' | 'hours' | 'minutes' | 'increment' | 'move' | 'off'>;

/** The pace that was chosen; a turn that is late has a tenth of its time as grace, at most a day. */
export function paceOf({ pace, late, hours, minutes, increment, move, off }: Wish): Pace {
  if (pace === 'none') return { kind: 'none' };
  if (pace === 'live') return { kind: 'live', ...USUAL_CLOCK, grace: 60, late };
  if (pace === 'clock') return { kind: 'live', seconds: minutes * 60, increment, grace: 60, late, move };
  const seconds = pace === 'turns' ? hours * HOUR : turns[pace];
  return {
    kind: 'turns',
    seconds,
    grace: Math.min(seconds / 10, DAY),
    late,
    ...(off.length > 0 && { off: [...off], zone: zoneHere() }),
  };
}

/** How the form shows a pace that stands already. */
export function paceNameOf(pace: Pace): Partial<Wish> & Pick<Wish, 'pace'> {
  if (pace.kind === 'none') return { pace: 'none' };
  const { late, seconds } = pace;
  if (pace.kind === 'live') {
    const { increment, move = 0 } = pace;
    const usual = seconds === USUAL_CLOCK.seconds && increment === USUAL_CLOCK.increment && move === 0;
    return { pace: usual ? 'live' : 'clock', late, minutes: Math.ceil(seconds / 60), increment, move };
  }
  const known = (Object.keys(turns) as (keyof typeof turns)[]).find((name) => turns[name] === seconds);
  return { pace: known ?? 'turns', late, hours: Math.ceil(seconds / HOUR), off: pace.off ?? [] };
}
