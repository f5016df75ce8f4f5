import { readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { BadValue, type Setting } from './reader.ts';
import { settings } from './settings.ts';

type Values = { -readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never };

/** The whole configuration, checked. Nothing else in the server reads the environment. */
export interface Config extends Readonly<Omit<Values, 'dataFolder' | 'node'>> {
  readonly dataFolder: string;
  readonly node: string;
  /** Are cookies for https only? */
  readonly secure: boolean;
  /** Values that must never be seen in logs or answers. */
  readonly secrets: readonly string[];
}

/** Every fault of the configuration, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`the configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** What names the file of a secret ends with. */
const FILE = '_FILE';

/** The variables a server is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; an empty variable counts as not set. All faults are told at once. */
export function configOf(environment: Environment): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  const secrets: string[] = [];
  for (const [key, { name, reader }] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const { given, fault } = reader.secret ? secretOf(environment, name) : { given: setIn(environment, name) };
    if (fault !== undefined) faults.push(fault);
    if (given !== undefined && reader.secret) secrets.push(...secretParts(given));
    try {
      values[key] = reader.read(given);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      faults.push(`${name} ${error.message}${reader.secret ? '' : `, not ${JSON.stringify(given)}`}`);
    }
  }
  faults.push(...unknownNames(environment));
  const read = values as Values;
  if (faults.length === 0) faults.push(...contradictions(read));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ...read,
    dataFolder: resolve(read.dataFolder ?? join(homedir(), '.local', 'share', 'binario')),
    node: read.node ?? `${hostname()}-${process.pid}`,
    secure: read.publicUrl?.startsWith('https:') ?? false,
    secrets,
  };
}

const setIn = (environment: Environment, name: string): string | undefined => environment[name] || undefined;

/** A secret stands in its variable, or in a file that `NAME_FILE` names: files are not inherited by every process. */
function secretOf(environment: Environment, name: string): { readonly given?: string; readonly fault?: string } {
  const given = setIn(environment, name);
  const file = setIn(environment, name + FILE);
  if (file === undefined) return given === undefined ? {} : { given };
  if (given !== undefined) return { fault: `${name} and ${name}${FILE} are both set` };
  try {
    const kept = readFileSync(file, 'utf8').trim();
    return kept === '' ? { fault: `${name}${FILE} names an empty file` } : { given: kept };
  } catch (error) {
    return { fault: `${name}${FILE} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** A configuration for tests and tools: the defaults, and what is named. */
export const configWith = (changes: Partial<Config>): Config => ({ ...configOf({}), ...changes });

function contradictions(values: Values): readonly string[] {
  const faults: string[] = [];
  if (values.smtpUrl !== undefined && values.mailFrom === undefined) faults.push('SMTP_URL needs BINARIO_MAIL_FROM');
  const push = [values.pushPublicKey, values.pushPrivateKey, values.pushContact];
  if (push.some((part) => part !== undefined) && push.some((part) => part === undefined)) {
    faults.push('web push needs BINARIO_PUSH_PUBLIC_KEY, BINARIO_PUSH_PRIVATE_KEY and BINARIO_PUSH_CONTACT together');
  }
  if (values.publicUrl !== undefined && new URL(values.publicUrl).origin !== values.publicUrl) {
    faults.push('BINARIO_URL must be protocol, host and port only, without a path');
  }
  return faults;
}

/** A misspelt setting must not be ignored: somebody believes it is in force. */
function unknownNames(environment: Environment): readonly string[] {
  const known = new Set<string>(
    (Object.values(settings) as Setting<unknown>[]).flatMap(({ name, reader }) =>
      reader.secret ? [name, name + FILE] : [name],
    ),
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith('BINARIO_') && !known.has(name) && !ELSEWHERE.test(name))
    .map((name) => `${name} is no setting of the server`);
}

/** Names with our prefix that are read by scripts and tests. */
const ELSEWHERE = /^BINARIO_(COUNTS|LONG|RULE_OFF|TEST_\w+)$/;

/** The whole value, and the password inside an address: errors of drivers quote either. */
function secretParts(given: string): readonly string[] {
  const password = URL.canParse(given) ? new URL(given).password : '';
  return [given, password, safeDecode(password)].filter((part) => part.length >= 6);
}

function safeDecode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
