import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { YourName } from '../chrome/YourName.tsx';
import type { GameFile } from '../engine/protocol.ts';
import { games as entries } from '../games/registry.ts';
import { AccountLink } from '../online/AccountLink.tsx';
import { allGames, heldGames, isSlow } from '../store/shelf.ts';
import { useText } from '../text/useText.ts';
import { coverOf, GameCard } from './GameCard.tsx';
import { Shelf } from './Shelf.tsx';

const [first, ...others] = entries;
// The first screen is a board: fetch it while the page is being set up.
if (first && location.pathname === '/') void coverOf(first);

/** The first screen is a board, not a form. */
export function Home() {
  const text = useText();
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameFile[] | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const refresh = () => {
    // A shelf that is slow to write is slow to read: what the page knows is shown meanwhile.
    if (isSlow()) setGames(heldGames());
    void allGames()
      .then((all) => {
        setGames(all);
        setUnreadable(false);
      })
      .catch(() => {
        setGames(heldGames());
        setUnreadable(true);
      });
  };
  useEffect(refresh, []);
  return (
    <div className="home">
      <header className="home-head">
        <h1>
          <img src="/icon.svg" alt="" width={40} height={40} /> Binario
        </h1>
        <p>{text.t('app.tagline')}</p>
        <button type="button" className="button small" onClick={() => go('/online')}>
          {text.t('online.home')}
        </button>
        <AccountLink />
        <YourName />
        <Preferences />
      </header>
      <main>
        {first && <GameCard entry={first} first={true} />}
        <div className="others">
          {others.map((entry) => (
            <GameCard key={entry.id} entry={entry} first={false} />
          ))}
        </div>
        <Shelf games={games} unreadable={unreadable} onChange={refresh} />
      </main>
    </div>
  );
}
