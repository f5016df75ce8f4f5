import { parseArgs } from 'node:util';
import { UsageError } from './io.ts';
import type { Args, Verb } from './verb.ts';

/** Reads the command line of a verb; whatever does not belong there is named. */
export function argsOf(verb: Verb, words: readonly string[]): Args {
  const { tokens } = parseArgs({ args: [...words], options: parserOptions(verb), strict: false, tokens: true });
  const positionals: string[] = [];
  const values: Record<string, string | boolean | string[]> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(verb.options, token.name) ? verb.options[token.name] : undefined;
    if (!option) throw new UsageError(`there is no option ${token.rawName}${nearest(verb, token.name)}`);
    if (option.type === 'boolean') {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`);
      values[token.name] = true;
      continue;
    }
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value ?? 'VALUE'}`);
    }
    if (option.multiple) values[token.name] = [...((values[token.name] as string[] | undefined) ?? []), token.value];
    else if (values[token.name] !== undefined) throw new UsageError(`${token.rawName} is given twice`);
    else values[token.name] = token.value;
  }
  const missing = verb.positionals[positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new UsageError(`${missing} is missing`);
  const extra = positionals[verb.positionals.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is too much`);
  return { positionals, values };
}

function parserOptions(verb: Verb): Record<string, { type: 'string' | 'boolean' }> {
  return Object.fromEntries(Object.entries(verb.options).map(([name, { type }]) => [name, { type }]));
}

function nearest(verb: Verb, name: string): string {
  const close = Object.keys(verb.options).find((each) => each.startsWith(name) || name.startsWith(each));
  return close ? `; is --${close} meant?` : '';
}

/** The value of an option of the command line, if it was given. */
export function text(args: Args, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === 'string' ? value : undefined;
}

/** All values of an option that may be given several times. */
export function texts(args: Args, name: string): readonly string[] {
  const value = args.values[name];
  return Array.isArray(value) ? value : [];
}

/** Was this switch given on the command line? */
export const flag = (args: Args, name: string): boolean => args.values[name] === true;

/** A whole number within bounds. */
export function whole(
  args: Args,
  name: string,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const value = text(args, name);
  if (value === undefined) return undefined;
  const number = /^[+-]?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
  const bounds =
    min === Number.MIN_SAFE_INTEGER
      ? ''
      : max === Number.MAX_SAFE_INTEGER
        ? `, at least ${min}`
        : ` from ${min} to ${max}`;
  throw new UsageError(`--${name} must be a whole number${bounds}, not "${value}"`);
}

/** Reads an argument that must be one of the listed words. */
export function oneOf<V extends string>(args: Args, name: string, allowed: readonly V[]): V | undefined {
  const value = text(args, name);
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}
