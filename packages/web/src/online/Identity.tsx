import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { myName } from '../store/settings.ts';
import { useText } from '../text/useText.ts';
import { Problem } from './Problem.tsx';
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

export function ComeIn() {
  const text = useText();
  const [name, setName] = useState(myName);
  const { attempt, busy, problem } = useTrying();
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
    </form>
  );
}
