import type { Late, Pace, Settings, Takeover, UndoPolicy } from '@binario/protocol';
import { useText } from '../../store/useText.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The paces people choose among; a turn that is late has a tenth of its time as grace. */
const paces = {
  none: () => ({ kind: 'none' }),
  live: (late) => ({ kind: 'live', seconds: 30 * 60, increment: 30, grace: 60, late }),
  hour: (late) => ({ kind: 'turns', seconds: HOUR, grace: HOUR / 10, late }),
  day: (late) => ({ kind: 'turns', seconds: DAY, grace: DAY / 10, late }),
  threeDays: (late) => ({ kind: 'turns', seconds: 3 * DAY, grace: (3 * DAY) / 10, late }),
} as const satisfies Readonly<Record<string, (late: Late) => Pace>>;

type PaceName = keyof typeof paces;

/** How people at the table treat each other, as the form asks it. */
export interface Manners {
  readonly visibility: Settings['visibility'];
  readonly watchers: boolean;
  readonly undo: UndoPolicy;
  readonly takeover: Takeover;
  readonly vacancy: boolean;
  readonly pace: PaceName;
  readonly late: Late;
}

export const usualManners: Manners = {
  visibility: 'link',
  watchers: true,
  undo: 'free',
  takeover: 'agreed',
  vacancy: false,
  pace: 'none',
  late: 'vote',
};

export function settingsOf({ pace, late, vacancy, ...rest }: Manners): Omit<Settings, 'name'> {
  return { ...rest, vacancy: vacancy ? 'casual' : null, pace: paces[pace](late) };
}

export function SettingsFields({ manners, onChange }: { manners: Manners; onChange: (manners: Manners) => void }) {
  const text = useText();
  const choice = <K extends 'visibility' | 'undo' | 'takeover' | 'pace' | 'late'>(
    field: K,
    values: readonly Manners[K][],
  ) => (
    <label>
      {text.t(`online.${field}`)}{' '}
      <select
        value={manners[field]}
        onChange={(event) => onChange({ ...manners, [field]: event.target.value as Manners[K] })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {text.say(`online.${field}.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
  const tick = (field: 'watchers' | 'vacancy') => (
    <label>
      <input
        type="checkbox"
        checked={manners[field]}
        onChange={(event) => onChange({ ...manners, [field]: event.target.checked })}
      />
      {text.t(`online.${field}`)}
    </label>
  );
  return (
    <>
      {choice('visibility', ['link', 'public'])}
      {tick('watchers')}
      {choice('pace', Object.keys(paces) as PaceName[])}
      {manners.pace !== 'none' && choice('late', ['vote', 'bot', 'pass', 'wait'])}
      {choice('undo', ['free', 'asked', 'none'])}
      {choice('takeover', ['agreed', 'host', 'open'])}
      {tick('vacancy')}
    </>
  );
}
