import { basename } from 'node:path';
import { release } from '@binario/protocol';
import type { OptionSpec, Verb } from './verb.ts';

/** How this program is called: from a clone, or from a release, which has a file of that name. */
export const COMMAND = basename(process.argv[1] ?? '') === 'binario.mjs' ? 'node binario.mjs' : 'npm run -s binario --';

/** All verbs, one line each. */
export function overview(verbs: readonly Verb[]): readonly string[] {
  return [
    `Binario ${release}`,
    '',
    `${COMMAND} VERB ...`,
    '',
    ...table(verbs.map((verb) => [verb.name, verb.summary])),
    '',
    `"${COMMAND} VERB --help" tells more about one of them.`,
  ];
}

/** What `--help` after a verb prints. */
export function helpOf(verb: Verb): readonly string[] {
  const options = Object.entries(verb.options);
  return [
    usageOf(verb),
    '',
    `${verb.summary}.`,
    ...(options.length > 0 ? ['', ...table(options.map(([name, spec]) => [shown(name, spec), spec.help]))] : []),
    ...(verb.notes ? ['', ...verb.notes] : []),
  ];
}

/** The line that shows how a verb is called. */
export function usageOf(verb: Verb): string {
  const options = Object.entries(verb.options).map(
    ([name, spec]) => `[${shown(name, spec)}]${spec.multiple ? '...' : ''}`,
  );
  return [COMMAND, verb.name, ...verb.positionals, ...options].join(' ');
}

const shown = (name: string, { type, value }: OptionSpec): string =>
  type === 'boolean' ? `--${name}` : `--${name} ${value ?? 'VALUE'}`;

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
