import { isIP } from 'node:net';

/** Turns the text of one variable into a value, or says what is wrong with it. `undefined` means: not set. */
export interface Reader<T> {
  readonly read: (given: string | undefined) => T;
  /** What an unset variable gives, as text for the manual. */
  readonly fallback: string;
  /** A value that must never be printed, not even when it is wrong. */
  readonly secret?: boolean;
}

/** A setting of the server: its name, what it means and how it is read. */
export interface Setting<T> {
  readonly name: string;
  readonly help: string;
  readonly reader: Reader<T>;
  readonly shownDefault?: string;
}

/** What is wrong with one value; the name of the variable is added where it is known. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
}

function text(fallback: string, least = 1): Reader<string> {
  return {
    fallback,
    read(given) {
      if (given === undefined) return fallback;
      if (given.length < least) throw new BadValue(`must have ${least} characters or more`);
      return given;
    },
  };
}

function choice<const T extends string>(fallback: T, words: readonly T[]): Reader<T> {
  return {
    fallback,
    read(given) {
      if (given === undefined) return fallback;
      const found = words.find((word) => word === given);
      if (found === undefined) throw new BadValue(`must be one of ${words.join(', ')}`);
      return found;
    },
  };
}

/** Any of these words, separated by commas; none unless set. */
function words<const T extends string>(known: readonly T[]): Reader<readonly T[]> {
  return {
    fallback: '',
    read(given = '') {
      const parts = given.split(',').map((part) => part.trim());
      return parts
        .filter((part) => part !== '')
        .map((part) => {
          const found = known.find((word) => word === part);
          if (found === undefined) throw new BadValue(`takes ${known.join(', ')}, separated by commas`);
          return found;
        });
    },
  };
}

function flag(fallback: boolean): Reader<boolean> {
  const words = choice(fallback ? 'on' : 'off', ['on', 'off']);
  return { fallback: words.fallback, read: (given) => words.read(given) === 'on' };
}

function count(fallback: number, least: number, most: number): Reader<number> {
  return {
    fallback: String(fallback),
    read(given) {
      if (given === undefined) return fallback;
      const value = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
      if (!(value >= least && value <= most)) throw new BadValue(`must be a whole number from ${least} to ${most}`);
      return value;
    },
  };
}

const port = (fallback: number): Reader<number> => count(fallback, 0, 65_535);

function address(protocols: readonly string[]): Reader<string> {
  const shape = `must be an address beginning with ${protocols.join(' or ')}`;
  return {
    fallback: '',
    read(given = '') {
      if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) throw new BadValue(shape);
      return given.replace(/\/+$/, '');
    },
  };
}

/** `Binario <binario@example.org>` or the bare address; control characters would smuggle headers into a mail. */
function mailbox(): Reader<string> {
  return {
    fallback: '',
    read(given = '') {
      const printable = [...given].every((letter) => letter >= ' ' && letter !== '\x7f');
      if (!printable || !/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given)) {
        throw new BadValue('must be a mail address, such as `Binario <binario@example.org>`');
      }
      return given;
    },
  };
}

/** Names of networks or addresses with an optional length of prefix, separated by commas. */
function networks(): Reader<string> {
  return {
    fallback: '',
    read(given = '') {
      for (const part of given.split(',').map((each) => each.trim())) {
        const [address = '', bits, ...more] = part.split('/');
        const family = isIP(address);
        const named = bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address);
        const sized = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
        if (!named && (family === 0 || !sized || more.length > 0)) {
          throw new BadValue('must be `loopback` or addresses such as `10.0.0.0/8`, separated by commas');
        }
      }
      return given;
    },
  };
}

const secret = <T>(reader: Reader<T>): Reader<T> => ({ ...reader, secret: true });

function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return { ...reader, fallback: '', read: (given) => (given === undefined ? undefined : reader.read(given)) };
}

/** How the values of settings are read, by kind. */
export const readers = { text, choice, words, flag, count, port, address, mailbox, networks, secret, optional };
