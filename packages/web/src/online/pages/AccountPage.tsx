import type { AccountAnswer } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { ComeIn, MemberAlready } from '../Identity.tsx';
import { Problem } from '../Problem.tsx';
import { useTrying } from '../useTrying.ts';
import { askWho, register, signOut, useYou } from '../you.ts';
import { Codes } from './Codes.tsx';
import { NameAndPassword, SignIn } from './NameAndPassword.tsx';
import { Notices } from './Notices.tsx';
import { OnlineFrame } from './OnlineFrame.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecretField } from './SecretField.tsx';
import { Sessions } from './Sessions.tsx';
import '../../text/online/load.ts';

/** One's account: name, password, sessions, notices, data; and what the links in letters lead to. */
export function AccountPage({ errand }: { errand: string | undefined }) {
  const text = useText();
  const { account, reachable } = useYou();
  useEffect(() => void askWho(), []);
  return (
    <OnlineFrame title={text.t('online.account')}>
      {!reachable && <p className="refusal-box">{text.t('online.unreachable')}</p>}
      <Errand errand={errand} />
      {reachable && account === null && <Stranger />}
      {account && <Own account={account} />}
    </OnlineFrame>
  );
}

/** `/account/reset#token=` and `/account/confirm#token=`, as they stand in letters: what follows `#` is never sent or logged. */
function Errand({ errand }: { errand: string | undefined }) {
  const text = useText();
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  const [done, setDone] = useState(false);
  const { attempt, problem } = useTrying();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once
  useEffect(() => {
    if (errand === 'confirm' && token) {
      void attempt(() => api('POST', '/account/email/confirm', { token }).then(() => setDone(true)));
    }
  }, [errand, token]);
  if (errand === 'reset' && token && !done) {
    return (
      <PasswordForm
        label={text.t('online.resetNow')}
        onSubmit={async (password) => {
          await api('POST', '/account/reset/confirm', { token, password });
          setDone(true);
          await askWho();
        }}
      />
    );
  }
  return (
    <>
      <Problem words={problem} />
      {errand === 'confirm' && done && <p role="status">{text.t('online.confirmed')}</p>}
    </>
  );
}

function Stranger() {
  const text = useText();
  return (
    <>
      <SignIn />
      <NameAndPassword title={text.t('online.register')} onSubmit={register} />
      <ComeIn />
    </>
  );
}

function PasswordForm({ label, onSubmit }: { label: string; onSubmit: (password: string) => Promise<void> }) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const { attempt, busy, problem } = useTrying();
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        setChanged(false);
        void attempt(async () => {
          await onSubmit(password);
          // Nobody who comes to this screen later finds it there.
          setPassword('');
          setChanged(true);
        });
      }}
    >
      <label>
        {text.t('online.newPassword')}
        <input
          required
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={busy}>
        {label}
      </button>
      {changed && <p role="status">{text.t('online.passwordChanged')}</p>}
      <Problem words={problem} />
    </form>
  );
}

function Own({ account }: { account: AccountAnswer }) {
  const text = useText();
  const [, go] = useLocation();
  const { attempt, problem } = useTrying();
  return (
    <>
      <p>
        {text.t('online.you', { name: account.name })}{' '}
        <span className="tag">{text.t(account.kind === 'guest' ? 'online.guest' : 'online.member')}</span>{' '}
        <button type="button" className="button small" onClick={() => void attempt(signOut)}>
          {text.t('online.signOut')}
        </button>
      </p>
      <Problem words={problem} />
      <Rename account={account} />
      {account.kind === 'guest' && (
        <>
          <p className="quiet">{text.t('online.registerHint')}</p>
          <NameAndPassword title={text.t('online.register')} name={account.name} onSubmit={register} />
          <MemberAlready />
        </>
      )}
      {account.kind === 'member' && <ChangePassword />}
      {account.kind === 'member' && <Codes />}
      {account.kind === 'member' && <Passkeys />}
      <Email account={account} />
      <Notices />
      <Sessions />
      <p>
        <a href="/api/account/export" download="binario-account.json">
          {text.t('online.myData')}
        </a>
      </p>
      <LeaveServer account={account} onLeft={() => go('/')} />
    </>
  );
}

function Rename({ account }: { account: AccountAnswer }) {
  const text = useText();
  const [name, setName] = useState(account.name);
  const { attempt, problem } = useTrying();
  const rename = async () => {
    useYou.setState({ account: await api<AccountAnswer>('PATCH', '/account', { name: name.trim() }) });
  };
  return (
    <p className="inline-form">
      <label>
        {text.t('online.yourName')}
        <input maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button
        type="button"
        className="button small"
        disabled={!name.trim() || name.trim() === account.name}
        onClick={() => void attempt(rename)}
      >
        {text.t('online.change')}
      </button>
      <Problem words={problem} />
    </p>
  );
}

function ChangePassword() {
  const text = useText();
  const [current, setCurrent] = useState('');
  return (
    <details>
      <summary>{text.t('online.newPassword')}</summary>
      <SecretField kind="currentPassword" value={current} onChange={setCurrent} />
      <PasswordForm
        label={text.t('online.change')}
        onSubmit={async (next) => {
          await api('POST', '/account/password', { current, next });
          setCurrent('');
        }}
      />
    </details>
  );
}

function Email({ account }: { account: AccountAnswer }) {
  const text = useText();
  const [email, setEmail] = useState(account.email ?? '');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { attempt, problem } = useTrying();
  const differs = email.trim() !== (account.email ?? '');
  // Whoever has found an open browser must not take the account over by its address.
  const asks = differs && account.kind === 'member';
  const change = async () => {
    const wanted = email.trim() === '' ? null : email.trim();
    const wish = { email: wanted, ...(asks && { password }) };
    useYou.setState({ account: await api<AccountAnswer>('PATCH', '/account', wish) });
    setPassword('');
    setSent(wanted !== null);
  };
  return (
    <p className="inline-form">
      <label>
        {text.t('online.email')}
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      {asks && <SecretField kind="currentPassword" value={password} onChange={setPassword} />}
      <button
        type="button"
        className="button small"
        disabled={!differs || (asks && password === '')}
        onClick={() => void attempt(change)}
      >
        {text.t('online.change')}
      </button>
      <span className="quiet">{text.t(sent ? 'online.emailSent' : 'online.emailHint')}</span>
      <Problem words={problem} />
    </p>
  );
}

function LeaveServer({ account, onLeft }: { account: AccountAnswer; onLeft: () => void }) {
  const text = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { attempt, problem } = useTrying();
  const leave = async () => {
    await api('POST', '/account/leave', { name, ...(account.kind === 'member' && { password }) });
    useYou.setState({ account: null });
    onLeft();
  };
  return (
    <details>
      <summary>{text.t('online.leaveServer')}</summary>
      <p>{text.t('online.leaveServerAsk')}</p>
      <label>
        {text.t('online.yourName')}
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {account.kind === 'member' && (
        <label>
          {text.t('online.password')}
          <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </label>
      )}
      <button
        type="button"
        className="button small"
        disabled={name !== account.name}
        onClick={() => void attempt(leave)}
      >
        {text.t('online.leaveServer')}
      </button>
      <Problem words={problem} />
    </details>
  );
}
