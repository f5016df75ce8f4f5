import type { PasskeysAnswer } from '@binario/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { addPasskey, passkeysPossible } from '../passkeys.ts';
import { useTrying } from '../useTrying.ts';

/** What opens the account without the password: listed, added and removed here. */
export function Passkeys() {
  const text = useText();
  const [passkeys, setPasskeys] = useState<PasskeysAnswer['passkeys']>([]);
  const [label, setLabel] = useState('');
  const [chosen, setChosen] = useState('');
  const load = useCallback(async () => {
    setPasskeys((await api<PasskeysAnswer>('GET', '/account/passkeys')).passkeys);
  }, []);
  useEffect(() => void load().catch(() => undefined), [load]);
  const removed = passkeys.some(({ id }) => id === chosen) ? chosen : (passkeys[0]?.id ?? '');
  if (!passkeysPossible() && passkeys.length === 0) return null;
  return (
    <details>
      <summary>{text.t('online.passkeys.title')}</summary>
      <p className="quiet">{text.t('online.passkeys.about')}</p>
      <ul className="plain-list">
        {passkeys.map(({ id, label: name, usedAt }) => (
          <li key={id}>
            {name}{' '}
            <span className="quiet">
              {usedAt === null ? text.t('online.passkeys.never') : text.write(usedAt, 'date')}
            </span>
          </li>
        ))}
      </ul>
      {passkeysPossible() && (
        <PasskeyForm
          button={text.t('online.passkeys.add')}
          onSubmit={async (password, code) => {
            await addPasskey(label.trim(), password, code);
            setLabel('');
            await load();
          }}
        >
          <label>
            {text.t('online.passkeys.label')}
            <input required maxLength={60} value={label} onChange={(event) => setLabel(event.target.value)} />
          </label>
        </PasskeyForm>
      )}
      {passkeys.length > 0 && (
        <PasskeyForm
          button={text.t('online.passkeys.end')}
          onSubmit={async (password) => {
            await api('POST', '/account/passkeys/end', { id: removed, password });
            await load();
          }}
        >
          <label>
            {text.t('online.passkeys.choose')}
            <select value={removed} onChange={(event) => setChosen(event.target.value)}>
              {passkeys.map(({ id, label: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </PasskeyForm>
      )}
    </details>
  );
}

interface PasskeyFormProps {
  readonly button: string;
  readonly onSubmit: (password: string, code: string | undefined) => Promise<void>;
  readonly children: ReactNode;
}

/** Asks for the password, and for a code once the server has said that it wants one. */
function PasskeyForm({ button, onSubmit, children }: PasskeyFormProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const { attempt, busy, problem, code: refusal } = useTrying();
  if (refusal === 'codeNeeded' && !asked) setAsked(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await onSubmit(password, asked ? code.trim() : undefined);
      setPassword('');
      setCode('');
    });
  };
  return (
    <form className="account-form" onSubmit={submit} aria-label={button}>
      {children}
      <label>
        {text.t('online.currentPassword')}
        <input
          required
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {asked && (
        <label>
          {text.t('online.codes.code')}
          <input
            required
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
      )}
      <button type="submit" className="button small" disabled={busy}>
        {button}
      </button>
      <Problem words={problem} />
    </form>
  );
}
