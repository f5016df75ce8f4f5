import type { Cover } from './cover.ts';
import type { Presenter } from './presenter.ts';

/** A game as the page knows it before anything of it is loaded. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly cover: () => Promise<Cover>;
  /** Missing while the game cannot be played here yet. */
  readonly page?: () => Promise<Presenter>;
}

/** The page's half of each game, in the order of the home page: one line per game, and one in `engines.ts`. */
export const games: readonly GameEntry[] = [
  {
    id: '1849',
    name: '1849',
    cover: () => import('./1849/cover.tsx').then(({ cover1849 }) => cover1849),
    page: () => import('./1849/presenter.tsx').then(({ presenter1849 }) => presenter1849),
  },
  {
    id: '1865',
    name: '1865',
    cover: () => import('./1865/cover.tsx').then(({ cover1865 }) => cover1865),
    page: () => import('./1865/presenter.tsx').then(({ presenter1865 }) => presenter1865),
  },
  {
    id: '18fb',
    name: '18FB',
    cover: () => import('./18fb/cover.tsx').then(({ cover18fb }) => cover18fb),
    page: () => import('./18fb/presenter.tsx').then(({ presenter18fb }) => presenter18fb),
  },
];

export function nameOf(game: string): string {
  return games.find(({ id }) => id === game)?.name ?? game;
}

export async function loadPresenter(game: string): Promise<Presenter> {
  const load = games.find(({ id }) => id === game)?.page;
  if (!load) throw new Error(`there is no game "${game}"`);
  return load();
}
