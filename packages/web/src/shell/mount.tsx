import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setWorker } from '../engine/client.ts';
import { type PagePart, setGames } from '../game/registry.ts';
import { coverOf } from '../pages/GameCard.tsx';
import { loadSettings } from '../store/settings.ts';
import { App } from './App.tsx';
import type { DevTools } from './devTools.ts';
import type { Guides } from './guide.ts';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/board.css';
import '../styles/table.css';
import '../styles/head.css';
import '../styles/dock.css';
import '../styles/topbar.css';
import '../styles/timeline.css';
import '../styles/tabs.css';
import '../styles/ask.css';
import '../styles/offers.css';
import '../styles/controls.css';
import '../styles/people.css';
import '../styles/papers.css';
import '../styles/standings.css';
import '../styles/market.css';
import '../styles/trains.css';
import '../styles/tiles.css';
import '../styles/log.css';
import '../styles/comforts.css';
import '../styles/events.css';
import '../styles/motion.css';
import '../styles/cards.css';
import '../styles/keys.css';
import '../styles/pages.css';
import '../styles/online.css';
import '../styles/shell.css';
import '../styles/print.css';

/** What the page is put together from: the games and the worker. */
export interface Parts {
  readonly games: readonly PagePart[];
  /** `serveWorker` runs in it. */
  readonly worker: () => Worker;
  /** The player's guide in each language. */
  readonly guides: Guides;
  readonly dev?: DevTools | null;
}

/** Shows the page with these games in it. */
export function mount(root: Element, { games, worker, guides, dev = null }: Parts): void {
  loadSettings();
  setGames(games);
  setWorker(worker);
  const [first] = games;
  // The first screen is a board: fetch it while the page is being set up.
  if (first && location.pathname === '/') void coverOf(first);
  createRoot(root).render(
    <StrictMode>
      <App guides={guides} dev={dev} />
    </StrictMode>,
  );
}
