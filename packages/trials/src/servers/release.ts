import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '@binario/kernel';
import { releaseFolder } from '@binario/server';

/** The engines of this release, by game. */
export async function releasedEngines(folder = releaseFolder()): Promise<ReadonlyMap<string, Engine>> {
  const engines = new Map<string, Engine>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
    const { engine } = (await import(pathToFileURL(join(folder, file)).href)) as { readonly engine: Engine };
    engines.set(engine.facts.id, engine);
  }
  return engines;
}

/** The engine of one game in this release. */
export async function releasedEngine(game: string): Promise<Engine> {
  const engine = (await releasedEngines()).get(game);
  if (!engine) throw new Error(`there is no engine of ${game}`);
  return engine;
}
