import { type RulesOfPlay, rulesOfPlay } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { AnyEngine } from '../game/engine.ts';

/** The rules of a game as the page plays them. */
export type Rules = RulesOfPlay<RailTable>;

/** The rules of the engine that came with the page. */
export const ownRules = ({ title }: AnyEngine): Rules => rulesOfPlay(title) as Rules;

/** A server keeps the engine file of every version that some table still needs. */
export async function rulesOfFile(name: string): Promise<Rules> {
  const address = `/api/engines/${name}.mjs`;
  const { engine } = (await import(/* @vite-ignore */ address)) as { engine: Rules };
  return engine;
}
