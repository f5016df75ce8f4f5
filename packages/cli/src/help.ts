import type { OptionSpec, Verb } from './verb.ts';

export const COMMAND = 'npm run -s binario --';

/** All verbs, one line each. */
export function overview(verbs: readonly Verb[]): readonly string[] {
  return [
    `${COMMAND} VERB ...`,
    '',
    ...table(verbs.map((verb) => [verb.name, verb.summary])),
    '',
    `"${COMMAND} VERB --help" tells more about one of them.`,
  ];
}

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
