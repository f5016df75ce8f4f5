import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../io.ts';

/** `GAME-9.2-10` is game, section, number; `GAME-P-4.4-03` where it has more than one rulebook. */
const idOf = (game: string): RegExp => new RegExp(`^${game}-(?:[A-Z]-)?[\\w.]+-\\d+$`);

/** What the title of a test says it tests: a sentence, then ids in brackets, without the name of the game they stand in. */
export function idsIn(title: string, game: string): readonly string[] {
  const named = /\[([^[\]]*)\]$/.exec(title)?.[1]?.split(', ') ?? [];
  return named.map((id) => `${game}-${id}`).filter((id) => idOf(game).test(id));
}

/** A line of the checklist begins with its id; elsewhere it only speaks of others. */
function statedIn(text: string, game: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const id = /^- (?:`([^`]+)`|\*\*([^*]+)\*\*)/.exec(line);
    return [id?.[1] ?? id?.[2] ?? ''].filter((found) => idOf(game).test(found));
  });
}

/** Every normative statement of a game by id, as its `CHECKLIST.md` has them. */
export function checklistOf(root: string, game: string): readonly string[] {
  const path = join(root, 'games', game, 'CHECKLIST.md');
  if (!existsSync(path)) throw new Failure(`there is no checklist of ${game}: games/${game}/CHECKLIST.md is missing`);
  return statedIn(readFileSync(path, 'utf8'), game);
}
