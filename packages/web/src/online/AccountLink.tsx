import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../store/useText.ts';
import { signInAddress } from './signInAddress.ts';
import { askWho, useYou } from './you.ts';

/** Who one is on the server, or the way to say so; nothing without a server. */
export function AccountLink() {
  const text = useText();
  const [path] = useLocation();
  const { account, reachable } = useYou();
  useEffect(() => {
    if (account === undefined) void askWho();
  }, [account]);
  if (account === undefined || !reachable) return null;
  if (account) {
    return (
      <Link className="button small" href="/account">
        {account.name}
      </Link>
    );
  }
  if (path === '/sign-in') return null;
  return (
    <Link className="button small" href={signInAddress()}>
      {text.t('online.signIn')}
    </Link>
  );
}
