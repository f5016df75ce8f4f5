import { IncomingMessage } from 'node:http';

const HIDDEN = '[hidden]';

// Names of fields whose value is secret wherever it stands: bodies, headers, settings, errors of libraries.
const SECRET_FIELD =
  /pass(word|phrase|wd)?$|^pwd$|secret|token|cookie|authorization|api[-_]?key|private[-_]?key|^p256dh$|^auth$|hash$|^(smtp|database|connection)[-_]?(url|string)$/i;
// Hashes of positions are no secrets and are what one looks for in a log.
const OPEN_FIELD = /^(stateHash|positionHash|expectedHash|actualHash|hash)$/;

// Credentials inside a longer text: `?token=...`, `Bearer ...`, `user:password@host`, and webhook paths that are the key.
const IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/([?&#;](?:[\w-]*token|password|secret|code|key)=)[^&#\s"']+/gi, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^/\s:@]*:)[^/\s@]+@/gi, `$1${HIDDEN}@`],
  [/(\/api\/webhooks\/\d+\/)[\w-]+/gi, `$1${HIDDEN}`],
  [/(hooks\.slack\.com\/)[\w/-]+/gi, `$1${HIDDEN}`],
];

const MOST_DEPTH = 6;
const MOST_ITEMS = 50;
const MOST_LETTERS = 4000;

/** A copy of a record fit for a log: bounded, without secrets. */
export function redactor(secrets: readonly string[]): (record: object) => object {
  const known = [...new Set(secrets)].filter((secret) => secret.length > 0).sort((a, b) => b.length - a.length);
  const clean = (given: string): string => {
    let text = given;
    for (const secret of known) text = text.replaceAll(secret, HIDDEN);
    for (const [pattern, replacement] of IN_TEXT) text = text.replace(pattern, replacement);
    return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}...` : text;
  };
  const value = (given: unknown, depth: number): unknown => {
    switch (typeof given) {
      case 'string':
        return clean(given);
      case 'bigint':
        return String(given);
      case 'function':
      case 'symbol':
        return undefined;
      case 'object':
        return given === null ? null : object(given, depth);
      default:
        return given;
    }
  };
  const object = (given: object, depth: number): unknown => {
    if (depth > MOST_DEPTH) return '[deep]';
    if (given instanceof Error) return fields(errorFields(given), depth);
    if (given instanceof Date) return given.toISOString();
    if (ArrayBuffer.isView(given)) return `[${given.byteLength} bytes]`;
    if (Array.isArray(given)) return given.slice(0, MOST_ITEMS).map((each) => value(each, depth + 1));
    if (isRequest(given)) return fields(requestFields(given), depth);
    if (isReply(given)) return { status: given.statusCode };
    return fields(given, depth);
  };
  const fields = (given: object, depth: number): object => {
    const kept: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(given).slice(0, MOST_ITEMS)) {
      const hidden = SECRET_FIELD.test(name) && !OPEN_FIELD.test(name) && each !== undefined && each !== null;
      kept[clean(name)] = hidden ? HIDDEN : value(each, depth + 1);
    }
    return kept;
  };
  return (record) => fields(record, 0);
}

function errorFields(error: Error): object {
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause }) };
}

interface RequestLike {
  readonly method: string;
  readonly url: string;
  readonly raw?: unknown;
  readonly ip?: string;
  readonly id?: unknown;
}

/** Of a request only what is named here is ever logged: headers and bodies are the senders' own affair. */
const isRequest = (given: object): given is RequestLike =>
  given instanceof IncomingMessage || ('method' in given && 'url' in given && 'raw' in given);

const requestFields = ({ method, url, ip, id }: RequestLike): object => ({ method, url, ip, id });

const isReply = (given: object): given is { statusCode: number } => 'statusCode' in given && 'raw' in given;
