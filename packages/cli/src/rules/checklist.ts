import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../io.ts';

export interface Checklist {
  readonly ids: readonly string[];
  /** What does not fit together: the list beside the project and the one within it. */
  readonly problems: readonly string[];
}

/** Ids such as `1849-9.2-10`: game, section, number; `1865-P-4.4-03` where a game has more than one rulebook. */
export const idsIn = (text: string, game: string): readonly string[] => [
  ...new Set(text.match(new RegExp(`(?<![\\w.-])${game}-(?:[A-Z]-)?[\\w.]+-\\d+(?!\\w)`, 'g')) ?? []),
];

/** A statement of the checklist begins with its id; elsewhere it only speaks of others. */
function statedIn(text: string, game: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const id = /^- (?:`([^`]+)`|\*\*([^*]+)\*\*)/.exec(line);
    return id ? idsIn(id[1] ?? id[2] ?? '', game).slice(0, 1) : [];
  });
}

/**
 * Every normative statement of a game by id: from the checklist beside the project if it is there, else from the ids
 * committed with the tests. When both are there they must agree.
 */
export function checklistOf(root: string, game: string): Checklist {
  const beside = read(join(root, '..', 'shared', 'rulebooks', 'checklists', `${game}.md`));
  const within = read(join(root, 'games', game, 'test', 'checklist.ts'));
  const stated = beside === undefined ? undefined : statedIn(beside, game);
  const committed = within === undefined ? undefined : idsIn(within, game);
  const ids = stated ?? committed;
  if (!ids) throw new Failure(`there is no checklist of ${game}: games/${game}/test/checklist.ts is missing`);
  const problems = stated ? differences(stated, committed ?? [], game) : [];
  return { ids, problems };
}

function differences(stated: readonly string[], committed: readonly string[], game: string): readonly string[] {
  const file = `games/${game}/test/checklist.ts`;
  return [
    ...stated.filter((id) => !committed.includes(id)).map((id) => `${id} is missing in ${file}`),
    ...committed.filter((id) => !stated.includes(id)).map((id) => `${id} in ${file} is not in the checklist`),
  ];
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
