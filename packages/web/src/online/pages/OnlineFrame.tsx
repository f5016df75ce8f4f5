import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Preferences } from '../../chrome/Preferences.tsx';
import { useText } from '../../store/useText.ts';
import { AccountLink } from '../AccountLink.tsx';
import { WaitingLink } from '../WaitingLink.tsx';

/** The head that all pages around online play share. */
export function OnlineFrame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const [, go] = useLocation();
  return (
    <div className="online">
      <header className="topbar">
        <button type="button" className="button small" onClick={() => go('/')}>
          ← {text.t('app.home')}
        </button>
        <button type="button" className="button small" onClick={() => go('/online')}>
          {text.t('online.title')}
        </button>
        <span className="spring" />
        <WaitingLink />
        <AccountLink />
        <Preferences />
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
