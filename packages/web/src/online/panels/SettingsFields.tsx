import type { Late, Settings, Takeover, UndoPolicy } from '@binario/protocol';
import { useText } from '../../store/useText.ts';
import { dayName } from '../timeLeft.ts';
import { byTurns, type PaceName, paceNameOf, paceNames, paceOf } from './paces.ts';

/** How people at the table treat each other, as the form asks it. */
export interface Manners {
  readonly visibility: Settings['visibility'];
  readonly watchers: boolean;
  readonly chat: NonNullable<Settings['chat']>;
  readonly draw: NonNullable<Settings['draw']>;
  readonly undo: UndoPolicy;
  readonly takeover: Takeover;
  readonly vacancy: boolean;
  readonly pace: PaceName;
  readonly late: Late;
  /** Of a pace of one's own: hours for a turn; minutes of a clock, seconds added to it, seconds that cost nothing. */
  readonly hours: number;
  readonly minutes: number;
  readonly increment: number;
  readonly move: number;
  readonly off: readonly number[];
}

/** The manners of a new table. */
export const usualManners: Manners = {
  visibility: 'link',
  watchers: true,
  chat: 'all',
  draw: 'players',
  undo: 'free',
  takeover: 'agreed',
  vacancy: false,
  pace: 'none',
  late: 'vote',
  hours: 12,
  minutes: 60,
  increment: 15,
  move: 30,
  off: [],
};

/** The settings of a table that its manners come to. */
export function settingsOf(manners: Manners): Omit<Settings, 'name'> {
  const { visibility, watchers, chat, draw, undo, takeover, vacancy } = manners;
  const table = { visibility, watchers, chat, draw, undo, takeover };
  return { ...table, vacancy: vacancy ? 'casual' : null, pace: paceOf(manners) };
}

/** What the form shows of a table that stands already. */
export function mannersOf({ pace, vacancy, chat = 'all', draw = 'server', ...rest }: Settings): Manners {
  const { visibility, watchers, undo, takeover } = rest;
  const told = { visibility, watchers, undo, takeover, chat, draw, vacancy: vacancy !== null };
  return { ...usualManners, ...told, ...paceNameOf(pace) };
}

interface SettingsFieldsProps {
  readonly manners: Manners;
  readonly onChange: (manners: Manners) => void;
  /** A game that runs has its seed. */
  readonly running?: boolean;
}

/** The form for the manners of a table. */
export function SettingsFields({ manners, onChange, running = false }: SettingsFieldsProps) {
  const text = useText();
  const choice = <K extends 'visibility' | 'undo' | 'takeover' | 'pace' | 'late' | 'chat' | 'draw'>(
    field: K,
    values: readonly Manners[K][],
  ) => (
    <label>
      {text.t(`online.${field === 'chat' ? 'chatFor' : field}`)}{' '}
      <select
        value={manners[field]}
        onChange={(event) => onChange({ ...manners, [field]: event.target.value as Manners[K] })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {text.say(`online.${field === 'chat' ? 'chatFor' : field}.${value}`)}
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
  const amount = (field: 'hours' | 'minutes' | 'increment' | 'move', least: number, most: number) => (
    <label>
      {text.t(`online.pace.own.${field}`)}{' '}
      <input
        type="number"
        min={least}
        max={most}
        required
        value={manners[field]}
        onChange={(event) => onChange({ ...manners, [field]: event.target.valueAsNumber || least })}
      />
    </label>
  );
  return (
    <>
      {choice('visibility', ['link', 'public'])}
      {tick('watchers')}
      {manners.watchers && choice('chat', ['all', 'seated'])}
      {choice('pace', paceNames)}
      {manners.pace === 'turns' && amount('hours', 1, 1440)}
      {manners.pace === 'clock' && (
        <>
          {amount('minutes', 1, 2880)}
          {amount('increment', 0, 3600)}
          {amount('move', 0, 3600)}
        </>
      )}
      {byTurns(manners.pace) && <DaysOff manners={manners} onChange={onChange} />}
      {manners.pace !== 'none' && choice('late', ['vote', 'bot', 'pass', 'leave', 'wait'])}
      {choice('undo', ['free', 'asked', 'none'])}
      {choice('takeover', ['agreed', 'host', 'open'])}
      {tick('vacancy')}
      {!running && choice('draw', ['players', 'server'])}
    </>
  );
}

/** Days on which nobody's time passes, in the zone of whoever sets them. */
function DaysOff({ manners, onChange }: SettingsFieldsProps) {
  const text = useText();
  const { off } = manners;
  const toggle = (day: number) =>
    onChange({ ...manners, off: off.includes(day) ? off.filter((each) => each !== day) : [...off, day].sort() });
  return (
    <fieldset className="days-off">
      <legend>{text.t('online.pace.off')}</legend>
      {[1, 2, 3, 4, 5, 6, 0].map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={off.includes(day)}
            disabled={off.length === 6 && !off.includes(day)}
            onChange={() => toggle(day)}
          />
          {dayName(text.language, day)}
        </label>
      ))}
    </fieldset>
  );
}
