import { type FormEvent, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';

/** Somebody who plays at this very device takes a seat beside oneself. */
export function Beside({ seat }: { seat: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  if (!open) {
    return (
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {text.t('online.beside')}
      </button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendCommand({ do: 'sit', seat, beside: name.trim() });
  };
  return (
    <form className="beside" onSubmit={submit}>
      <label>
        {text.t('online.besideName')}{' '}
        <input required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button small" disabled={!name.trim()}>
        {text.t('online.sit')}
      </button>
    </form>
  );
}
