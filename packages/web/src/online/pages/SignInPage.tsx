import type { ListPage } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { wayBack } from '../signInAddress.ts';
import { askWho, register, useYou } from '../you.ts';
import { NameAndPassword, SignIn } from './NameAndPassword.tsx';
import { OnlineFrame } from './OnlineFrame.tsx';
import '../../text/online/load.ts';

/** `/sign-in?back=PATH&name=NAME`: for members, who then find themselves where they came from. */
export function SignInPage() {
  const text = useText();
  const query = new URLSearchParams(useSearch());
  const { account, reachable } = useYou();
  const left = useGuestTables(account?.kind === 'guest');
  useEffect(() => void askWho(), []);
  if (account?.kind === 'member') return <Redirect to={wayBack(query.get('back'))} replace />;
  return (
    <OnlineFrame title={text.t('online.account')}>
      {!reachable && <p className="refusal-box">{text.t('online.unreachable')}</p>}
      {account && (
        <section className="refusal-box" aria-label={text.t('online.guest')}>
          <p>{text.t('online.signInGuest', { name: account.name })}</p>
          {left.length > 0 && <p>{text.t('online.signInGuestTables', { tables: left.join(', ') })}</p>}
          <p>
            <Link href="/account">{text.t('online.registerInstead')}</Link>
          </p>
        </section>
      )}
      <SignIn
        name={query.get('name') ?? ''}
        button={left.length > 0 ? text.t('online.signInLeavingGuest') : undefined}
      />
      {account === null && (
        <details>
          <summary>{text.t('online.register')}</summary>
          <NameAndPassword title={text.t('online.register')} onSubmit={register} />
        </details>
      )}
    </OnlineFrame>
  );
}

/** Names of the tables a guest would leave behind. */
function useGuestTables(isGuest: boolean): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isGuest) return setNames([]);
    const load = async () => {
      const { tables } = await api<ListPage>('GET', '/tables?mine=1&limit=100');
      setNames(tables.filter(({ status }) => status !== 'ended').map(({ name }) => name));
    };
    void load().catch(() => undefined);
  }, [isGuest]);
  return names;
}
