import type { Presenter } from './presenter.ts';
import { loadPresenter } from './registry.ts';

const loading = new Map<string, Promise<Presenter>>();

/** A promise of the presenter of a game, the same each time, so that a component may wait for it with `use`. */
export function presenterOf(game: string): Promise<Presenter> {
  const known = loading.get(game) ?? loadPresenter(game);
  loading.set(game, known);
  return known;
}
