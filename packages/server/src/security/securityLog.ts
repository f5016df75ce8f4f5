import { appendFileSync, closeSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createLogger, type Logger } from '../log/logger.ts';

/** What somebody may want to know who looks into a break-in, or into a complaint. */
export const securityEvents = [
  'registered',
  'signedIn',
  'signInFailed',
  'codeFailed',
  'signedOut',
  'tooManyAttempts',
  'passwordChanged',
  'passwordWrong',
  'resetAsked',
  'resetUsed',
  'emailAsked',
  'emailChanged',
  'codesOn',
  'codesOff',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyFailed',
  'tokenMade',
  'sessionsEnded',
  'dataExported',
  'left',
  'operatorRefused',
  'operatorActed',
] as const;
/** Something that matters to security. */
export type SecurityEvent = (typeof securityEvents)[number];

/** Whom and what it was about; passwords, tokens and codes never. */
export interface SecurityDetails {
  readonly account?: string | undefined;
  /** As it was typed: only where no account is known. */
  readonly name?: string | undefined;
  /** Where the request came from. */
  readonly address?: string | undefined;
  readonly what?: string | undefined;
}

/** Tells the security log of one event. */
export type TellSecurity = (event: SecurityEvent, details: SecurityDetails) => void;

const FILE = 'security.log';
const MOST_BYTES = 16 * 1024 * 1024;
const KEPT = 4;

/** A log of its own beside the data, of bounded length; where it cannot be written its lines go to the usual one. */
export function securityLogOf(
  config: Pick<Config, 'dataFolder' | 'secrets'>,
  log: Logger,
  onEvent: (event: SecurityEvent) => void = () => {},
): TellSecurity {
  const file = join(config.dataFolder, FILE);
  const write = (line: string) => {
    try {
      turnOver(file);
      appendFileSync(file, line, { mode: 0o600 });
    } catch (err) {
      log.error({ err, line }, 'the security log could not be written');
    }
  };
  const own = createLogger({ level: 'info', secrets: config.secrets, write });
  return (event, details) => {
    onEvent(event);
    own.info(details, event);
  };
}

/** Removes lines that are older than they may become, file by file: so each file holds a quarter of that time at most. */
export function tidySecurityLog(config: Pick<Config, 'dataFolder' | 'keepSecurityLogDays'>, now: number): void {
  const file = join(config.dataFolder, FILE);
  const quarter = (config.keepSecurityLogDays * 86_400_000) / 4;
  const begun = firstTimeIn(file);
  if (begun !== undefined && begun < now - quarter) shift(file);
  for (let i = 1; i <= KEPT; i++) {
    const last = statSync(`${file}.${i}`, { throwIfNoEntry: false })?.mtimeMs;
    if (last !== undefined && last < now - 3 * quarter) rmSync(`${file}.${i}`);
  }
}

function firstTimeIn(file: string): number | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const beginning = Buffer.alloc(200);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, beginning);
  } finally {
    closeSync(handle);
  }
  const time = /"time":"([^"]+)"/.exec(beginning.toString('utf8'))?.[1];
  const at = time === undefined ? Number.NaN : Date.parse(time);
  return Number.isNaN(at) ? undefined : at;
}

function turnOver(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= MOST_BYTES) shift(file);
}

/** The file becomes the first of those before it; the oldest goes. */
function shift(file: string): void {
  for (let i = KEPT - 1; i > 0; i--) {
    if (statSync(`${file}.${i}`, { throwIfNoEntry: false })) renameSync(`${file}.${i}`, `${file}.${i + 1}`);
  }
  renameSync(file, `${file}.1`);
}
