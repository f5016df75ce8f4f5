import type { Cover } from './cover.ts';
import type { AnyEngine } from './engine.ts';
import type { Presenter } from './presenter.ts';

/** The worker's half of a game, loaded when a table of it is opened. */
export interface EnginePart {
  readonly id: string;
  readonly worker: () => Promise<AnyEngine>;
}

/** A game as the page knows it before anything of it is loaded. */
export interface PagePart extends EnginePart {
  readonly name: string;
  /** What the home page shows of it. */
  readonly cover: () => Promise<Cover>;
  /** How it is shown when it is played or read about. */
  readonly page: () => Promise<Presenter>;
}

let known: readonly PagePart[] = [];

/** Says once, before anything is shown, which games this page has. */
export function setGames(games: readonly PagePart[]): void {
  known = games;
}

/** The games of this page, in the order of the home page. */
export const games = (): readonly PagePart[] => known;

/** What people call a game; its id if this page does not have it. */
export function nameOf(game: string): string {
  return known.find(({ id }) => id === game)?.name ?? game;
}

/** Loads the presenter of a game. */
export async function loadPresenter(game: string): Promise<Presenter> {
  const part = known.find(({ id }) => id === game);
  if (!part) throw new Error(`there is no game "${game}"`);
  return part.page();
}
