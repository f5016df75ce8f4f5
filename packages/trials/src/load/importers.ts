import type { Engine } from '@binario/kernel';
import { newGuest } from '../servers/guest.ts';
import { scriptOf } from '../servers/script.ts';

/** What became of games from files. */
export interface Imported {
  /** Became tables while people played. */
  readonly done: number;
  /** Were told to come back later. */
  readonly refused: number;
}

const ACTIONS = 800;
const REFUSED_MS = 1_000;

/** So many people bring one long game after another, until they are stopped. */
export async function importers(url: string, engine: Engine, people: number): Promise<() => Promise<Imported>> {
  const players = Math.max(3, engine.facts.players.min);
  const { actions, game } = scriptOf(engine, 11, players, ACTIONS);
  const setup = engine.setup({ players, seed: 11, variants: [], options: {} });
  const body = JSON.stringify({ file: { format: 'binario-game/1', game, rules: 1, setup, actions } });
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => newGuest(url, `Importer ${i + 1}`)));
  const stopped = new AbortController();
  let done = 0;
  let refused = 0;
  const bring = async (cookie: string): Promise<void> => {
    const headers = { cookie, 'content-type': 'application/json' };
    while (!stopped.signal.aborted) {
      const { status } = await fetch(`${url}/api/tables/import`, {
        method: 'POST',
        headers,
        body,
        signal: stopped.signal,
      });
      if (status === 201) done++;
      else {
        refused++;
        await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
      }
    }
  };
  // Whoever is stopped in the middle has failed at nothing.
  const bringing = guests.map(({ cookie }) =>
    bring(cookie).catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    }),
  );
  return async () => {
    stopped.abort();
    await Promise.all(bringing);
    return { done, refused };
  };
}
