import { readFileSync } from 'node:fs';
import { games } from '@binario/games';
import type { Action } from '@binario/kernel';
import { enginesOf, type mapMarkup, type Presenter, Session } from '@binario/web/testing';

type Table = Parameters<typeof mapMarkup>[1];

export interface Recorded {
  readonly name: string;
  readonly presenter: Presenter;
  readonly tables: readonly Table[];
}

const files = { '1849': 'whole-game', '1865': '1865-game', '18fb': '18fb-game' } as const;
const engines = enginesOf(games);

/** The tables of a recorded game at its beginning, in its middle and at its end. */
async function tablesOf(game: keyof typeof files): Promise<readonly Table[]> {
  const file = readFileSync(new URL(`../e2e/fixtures/${files[game]}.json`, import.meta.url), 'utf8');
  const { setup, actions } = JSON.parse(file) as { setup: unknown; actions: readonly Action[] };
  const engine = await engines.load(game);
  return [1, Math.ceil(actions.length / 2), actions.length].map((moves) => {
    const session = Session.begin(engine, setup);
    if (session.load(actions.slice(0, moves)) !== null) throw new Error(`${files[game]} stops before move ${moves}`);
    return session.snapshot(moves).state.table;
  });
}

export const recorded: readonly Recorded[] = await Promise.all(
  games.map(async ({ id, name, page }) => ({
    name,
    presenter: (await page()) as unknown as Presenter,
    tables: await tablesOf(id as keyof typeof files),
  })),
);
