import { SetupError } from '@binario/kernel';
import { argsOf } from './args.ts';
import { versionLine } from './games/version.ts';
import { COMMAND, helpOf, overview } from './help.ts';
import { Failure, type Io, UsageError } from './io.ts';
import type { Verb } from './verb.ts';
import { arena } from './verbs/arena.ts';
import { backup } from './verbs/backup.ts';
import { board } from './verbs/board.ts';
import { hostile } from './verbs/hostile.ts';
import { importVerb } from './verbs/import.ts';
import { load } from './verbs/load.ts';
import { oracle } from './verbs/oracle.ts';
import { play } from './verbs/play.ts';
import { replayVerb } from './verbs/replay.ts';
import { restore } from './verbs/restore.ts';
import { revoke } from './verbs/revoke.ts';
import { rules } from './verbs/rules.ts';
import { serve } from './verbs/serve.ts';
import { simulate } from './verbs/simulate.ts';
import { soak } from './verbs/soak.ts';
import { torture } from './verbs/torture.ts';
import { verify } from './verbs/verify.ts';

/** All verbs of the command line, in the order in which the help names them. */
export const verbs: readonly Verb[] = [
  play,
  simulate,
  arena,
  oracle,
  importVerb,
  replayVerb,
  rules,
  board,
  serve,
  verify,
  torture,
  load,
  hostile,
  soak,
  backup,
  restore,
  revoke,
];

/** Runs one command line. Returns the exit code: 0 for success, 1 for a failure, 2 for a command that makes no sense. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const line of overview(verbs)) io.print(line);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    io.print(await versionLine());
    return 0;
  }
  const verb = verbs.find((each) => each.name === name);
  if (!verb) {
    io.complain(`binario: there is no verb "${name}"; there are ${verbs.map((each) => each.name).join(', ')}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    for (const line of helpOf(verb)) io.print(line);
    return 0;
  }
  try {
    return await verb.run(argsOf(verb, rest), io);
  } catch (error) {
    if (error instanceof UsageError || error instanceof SetupError) {
      io.complain(`binario ${verb.name}: ${error.message}`);
      io.complain(`see ${COMMAND} ${verb.name} --help`);
      return 2;
    }
    if (error instanceof Failure) {
      io.complain(`binario ${verb.name}: ${error.message}`);
      return 1;
    }
    throw error;
  }
}
