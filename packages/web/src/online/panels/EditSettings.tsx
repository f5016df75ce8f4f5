import type { CommandOf, TableInfo } from '@binario/protocol';
import { type FormEvent, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { mySeat, useOnline } from '../store.ts';
import { mannersOf, SettingsFields, settingsOf } from './SettingsFields.tsx';

type Wished = CommandOf<'settings'>['settings'];

/** Only what would be another: what is not named nobody need agree to. */
function changes(before: TableInfo['settings'], name: string, after: Wished): Wished {
  const wished: Wished = { ...after, name: name.trim() || before.name };
  // The form knows only whether some automatic player steps in: which one stays as it was.
  if (before.vacancy !== null && wished.vacancy !== null) delete wished.vacancy;
  const usual: Wished = { chat: 'all', draw: 'server' };
  const same = (key: keyof Wished) => {
    const was = (before as Wished)[key] ?? usual[key];
    return JSON.stringify(was) === JSON.stringify(wished[key]);
  };
  return Object.fromEntries(Object.entries(wished).filter(([key]) => !same(key as keyof Wished)));
}

/** The settings of a table that stands: changed by the host before the start, proposed to the others in a running game. */
export function EditSettings({ info }: { info: TableInfo }) {
  const text = useText();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const host = online.you?.id === info.host;
  const may = info.status === 'open' ? host : info.status !== 'ended' && (host || mySeat(online) !== undefined);
  if (!may) return null;
  return (
    <details className="edit-settings" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.t(info.status === 'open' ? 'online.settings.edit' : 'online.settings.propose')}</summary>
      {/* Opened anew it shows the table as it is then. */}
      {open && <Form info={info} host={host} onDone={() => setOpen(false)} />}
    </details>
  );
}

function Form({ info, host, onDone }: { info: TableInfo; host: boolean; onDone: () => void }) {
  const text = useText();
  const [name, setName] = useState(info.settings.name);
  const [manners, setManners] = useState(() => mannersOf(info.settings));
  const runs = info.status !== 'open';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const settings = changes(info.settings, name, settingsOf(manners));
    if (runs) delete settings.draw;
    if (Object.keys(settings).length === 0) return onDone();
    const answer = await sendCommand({ do: 'settings', settings });
    if (answer?.ok) onDone();
  };
  return (
    <form className="seating" onSubmit={(event) => void submit(event)}>
      {(host || !runs) && (
        <label>
          {text.t('online.name')}
          <input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <SettingsFields manners={manners} onChange={setManners} running={runs} />
      {runs && <p className="quiet">{text.t('online.settings.all')}</p>}
      <button type="submit" className="button primary">
        {text.t(runs ? 'online.settings.ask' : 'online.settings.save')}
      </button>
    </form>
  );
}
