import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../io.ts';

/** The ids of a game in a text: `GAME-9.2-10` is game, section, number; `GAME-P-4.4-03` where it has more than one rulebook. */
export const idsIn = (text: string, game: string): readonly string[] => [
  ...new Set(text.match(new RegExp(`(?<![\\w.-])${game}-(?:[A-Z]-)?[\\w.]+-\\d+(?!\\w)`, 'g')) ?? []),
];

/** A line of the checklist begins with its id; elsewhere it only speaks of others. */
function statedIn(text: string, game: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const id = /^- (?:`([^`]+)`|\*\*([^*]+)\*\*)/.exec(line);
    return id ? idsIn(id[1] ?? id[2] ?? '', game).slice(0, 1) : [];
  });
}

/** Every normative statement of a game by id, as its `CHECKLIST.md` has them. */
export function checklistOf(root: string, game: string): readonly string[] {
  const path = join(root, 'games', game, 'CHECKLIST.md');
  if (!existsSync(path)) throw new Failure(`there is no checklist of ${game}: games/${game}/CHECKLIST.md is missing`);
  return statedIn(readFileSync(path, 'utf8'), game);
}
