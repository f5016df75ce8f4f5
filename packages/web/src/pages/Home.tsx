import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { YourName } from '../chrome/YourName.tsx';
import { games as gamesOfPage } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import { AccountLink } from '../online/AccountLink.tsx';
import { allGames, isSlow, unsavedGames } from '../store/savedGames.ts';
import { useText } from '../store/useText.ts';
import { GameCard } from './GameCard.tsx';
import { SavedGames } from './SavedGames.tsx';

/** The first screen is a board, not a form. */
export function Home() {
  const [first, ...others] = gamesOfPage();
  const text = useText();
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameFile[] | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const refresh = () => {
    // A device that is slow to write is slow to read: what the page knows is shown meanwhile.
    if (isSlow()) setGames(unsavedGames());
    void allGames()
      .then((all) => {
        setGames(all);
        setUnreadable(false);
      })
      .catch(() => {
        setGames(unsavedGames());
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
        <SavedGames games={games} unreadable={unreadable} onChange={refresh} />
      </main>
    </div>
  );
}
