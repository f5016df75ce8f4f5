import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { YourName } from '../chrome/YourName.tsx';
import { games as gamesOfPage } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import { AccountLink } from '../online/AccountLink.tsx';
import { WaitingLink } from '../online/WaitingLink.tsx';
import { allGames, isSlow, unsavedGames } from '../store/savedGames.ts';
import { useText } from '../store/useText.ts';
import type { ChosenBoard } from './boards/Boards.tsx';
import { GameCard } from './GameCard.tsx';
import { SavedGames } from './SavedGames.tsx';

const Boards = lazy(() => import('./boards/Boards.tsx').then((page) => ({ default: page.Boards })));

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
  const [chosen, setChosen] = useState<ChosenBoard | null>(null);
  const hasBoards = useHasBoards() || chosen !== null;
  // Whoever has games here comes to go on with one.
  const mine = games !== null && games.length > 0;
  // With keys they only change places: a file that is being opened is not lost on the way.
  const saved = <SavedGames key="saved" games={games} unreadable={unreadable} onChange={refresh} onBoard={setChosen} />;
  const cards = [
    first && <GameCard key={first.id} entry={first} first={true} lesson={lessonOf(games, first.id)} />,
    <div key="others" className="others">
      {others.map((entry) => (
        <GameCard key={entry.id} entry={entry} first={false} lesson={lessonOf(games, entry.id)} />
      ))}
    </div>,
  ];
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
        <WaitingLink />
        <AccountLink />
        <YourName />
        <Preferences />
      </header>
      <main>
        {mine ? [saved, ...cards] : [...cards, saved]}
        {hasBoards && (
          <Suspense>
            <Boards chosen={chosen} />
          </Suspense>
        )}
      </main>
    </div>
  );
}

/** Are boards kept on this device? Most people have none, and load nothing for them. */
function useHasBoards(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void import('../store/boards.ts')
      .then(({ keptBoards }) => keptBoards())
      .then((kept) => setHas(kept.length > 0))
      // Where nothing may be kept there is nothing to show.
      .catch(() => undefined);
  }, []);
  return has;
}

/** The lesson of a game that was begun last and not left for a game of one's own. */
const lessonOf = (games: readonly GameFile[] | null, game: string): GameFile | undefined =>
  games?.find((each) => each.game === game && each.lesson && !each.over && each.actions.length > 0);
