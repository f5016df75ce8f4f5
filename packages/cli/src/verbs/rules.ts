import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '@binario/kernel';
import { columns, type Entry } from '@binario/terminal';
import { text } from '../args.ts';
import { withGame } from '../games/registry.ts';
import { Failure, type Io } from '../io.ts';
import { repository } from '../repository.ts';
import { checklistOf, idsIn } from '../rules/checklist.ts';
import { factsIn } from '../rules/tests.ts';
import type { Args, Verb } from '../verb.ts';

/** `binario rules`: checks that every rule and line of the checklist has a test. */
export const rules: Verb = {
  name: 'rules',
  summary: 'lists the rules of a game and checks that every one, and every line of its checklist, has a test',
  positionals: ['GAME'],
  options: { repository: { type: 'string', value: 'FOLDER', help: 'the clone to look at; this one unless said' } },
  notes: [
    'A line of the checklist is mapped when the title of a test of the game ends with its id: `nobody sells into a full pool [9.2-10]`.',
    'A rule is mapped when some test expects a refusal by its key. Ends with 1 if anything is unmapped.',
  ],
  run: (args, io) => withGame(args.positionals[0] ?? '', (entry) => listRules(entry, args, io)),
};

function listRules<T, E, S>({ title: { game } }: Entry<T, E, S>, args: Args, io: Io): number {
  const root = text(args, 'repository') ?? repository();
  const found = testsOf(root, game.id);
  const ids = checklistOf(root, game.id);
  const keys = rulesOf(game);
  for (const line of columns(keys.map(({ key, cites }) => [`  ${key}`, cites.join(', ')]))) io.print(line);
  const named = new Set(found.titles.flatMap((title) => idsIn(title, game.id)));
  const unmapped = [
    ...ids.filter((id) => !named.has(id)).map((id) => `${id} is named by no test`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `${id} is named by a test, but not in the checklist`),
    ...keys.filter(({ key }) => !found.expected.has(key)).map(({ key }) => `${key} has no test that it refuses`),
  ];
  for (const line of unmapped) io.print(line);
  const mapped = ids.filter((id) => named.has(id)).length;
  const refusing = keys.filter(({ key }) => found.expected.has(key)).length;
  io.print(`${mapped} ids mapped, ${refusing} rules with a refusing test, ${unmapped.length} unmapped`);
  return unmapped.length === 0 ? 0 : 1;
}

function testsOf(
  root: string,
  game: string,
): { readonly titles: readonly string[]; readonly expected: ReadonlySet<string> } {
  const facts = testFiles(join(root, 'games', game, 'test')).map((file) => factsIn(readFileSync(file, 'utf8')));
  return {
    titles: facts.flatMap(({ titles }) => titles),
    expected: new Set(facts.flatMap(({ expected }) => [...expected])),
  };
}

function testFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file))
      .sort();
  } catch {
    throw new Failure(`${folder} cannot be read: there are no tests of the game there`);
  }
}
