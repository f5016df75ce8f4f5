import { type FormEvent, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { passkeysPossible, signInWithPasskey } from '../passkeys.ts';
import { useTrying } from '../useTrying.ts';
import { signIn } from '../you.ts';
import { SecretField } from './SecretField.tsx';

/** For members; and the way to a new password. */
export function SignIn({ name = '', button }: { name?: string; button?: string | undefined }) {
  const text = useText();
  return (
    <>
      <NameAndPassword
        title={text.t('online.signIn')}
        name={name}
        onSubmit={signIn}
        {...(button !== undefined && { button })}
      />
      {passkeysPossible() && <WithPasskey />}
      <Forgot name={name} />
    </>
  );
}

function WithPasskey() {
  const text = useText();
  const { attempt, busy, problem } = useTrying();
  return (
    <p>
      <button type="button" className="button" disabled={busy} onClick={() => void attempt(signInWithPasskey)}>
        {text.t('online.passkeys.signIn')}
      </button>
      <Problem words={problem} />
    </p>
  );
}

interface NameAndPasswordProps {
  readonly title: string;
  /** What stands on the button, where that is more than the title. */
  readonly button?: string;
  readonly name?: string;
  /** With a code where the server has asked for one. */
  readonly onSubmit: (name: string, password: string, code?: string) => Promise<void>;
}

/** The form that asks for a name and a password. */
export function NameAndPassword({ title, button = title, name: known = '', onSubmit }: NameAndPasswordProps) {
  const text = useText();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { attempt, busy, problem, code: refusal } = useTrying();
  const [asked, setAsked] = useState(false);
  if (refusal === 'codeNeeded' && !asked) setAsked(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onSubmit(name.trim(), password, asked ? code.trim() : undefined));
  };
  return (
    <form className="account-form" onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      <label>
        {text.t('online.yourName')}
        <input
          required
          autoComplete="username"
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <SecretField kind="password" required value={password} onChange={setPassword} />
      {asked && <SecretField kind="code" required value={code} onChange={setCode} />}
      <button type="submit" className="button primary" disabled={busy}>
        {button}
      </button>
      <Problem words={problem} />
    </form>
  );
}

function Forgot({ name: known }: { name: string }) {
  const text = useText();
  const [name, setName] = useState(known);
  const [sent, setSent] = useState(false);
  const { attempt, problem } = useTrying();
  return (
    <details>
      <summary>{text.t('online.forgot')}</summary>
      <label>
        {text.t('online.yourName')}
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button
        type="button"
        className="button small"
        disabled={!name.trim()}
        onClick={() =>
          void attempt(() => api('POST', '/account/reset', { name: name.trim() }).then(() => setSent(true)))
        }
      >
        {text.t('online.send')}
      </button>
      {sent && <p role="status">{text.t('online.resetSent')}</p>}
      <Problem words={problem} />
    </details>
  );
}
