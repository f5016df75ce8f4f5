import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { myName } from '../store/settings.ts';
import { useText } from '../store/useText.ts';
import { Problem } from './Problem.tsx';
import { signInAddress } from './signInAddress.ts';
import { useTrying } from './useTrying.ts';
import { askWho, comeIn, useYou } from './you.ts';

/** Shows what is inside to whoever has a name here; others are asked for one. */
export function Identity({ children }: { children: ReactNode }) {
  const text = useText();
  const { account, reachable } = useYou();
  useEffect(() => {
    if (account === undefined) void askWho();
  }, [account]);
  if (account === undefined) return <p className="quiet">{text.t('online.connecting')}</p>;
  if (!reachable) return <p className="refusal-box">{text.t('online.unreachable')}</p>;
  return account ? children : <ComeIn />;
}

/** A name is enough for a guest; members find the way to sign in, with the name they gave. */
export function ComeIn() {
  const text = useText();
  const [name, setName] = useState(myName);
  const { attempt, busy, problem, code } = useTrying();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => comeIn(name.trim()));
  };
  return (
    <form className="come-in" onSubmit={submit}>
      <label>
        {text.t('online.yourName')}
        <input required maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button primary" disabled={busy || !name.trim()}>
        {text.t('online.comeIn')}
      </button>
      <p className="quiet">{text.t('online.comeInHint')}</p>
      <Problem words={problem} />
      {code === 'nameTaken' ? (
        <Link className="button" href={signInAddress(name.trim())}>
          {text.t('online.signInAs', { name: name.trim() })}
        </Link>
      ) : (
        <MemberAlready />
      )}
    </form>
  );
}

/** The way to sign in, and back. */
export function MemberAlready() {
  const text = useText();
  return (
    <p>
      {text.t('online.memberAlready')} <Link href={signInAddress()}>{text.t('online.signIn')}</Link>
    </p>
  );
}
