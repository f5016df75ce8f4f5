/** Letters that look like none: controls, direction marks, zero-width and private-use characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Alphabets with letters that look the same: a name is written in one of them, or it could pass for another's. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** The most visible characters of an account's name. */
export const MOST_LETTERS_OF_NAME = 30;

/** The name as it is shown: composed, without runs of blanks. Undefined when it cannot be a name. */
export function shownName(given: string): string | undefined {
  if (given.length > 4 * MOST_LETTERS_OF_NAME) return undefined;
  const name = given.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const letters = [...name].length;
  if (letters < 1 || letters > MOST_LETTERS_OF_NAME || UNSEEN.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return undefined;
  return ALIKE.filter((alphabet) => alphabet.test(name)).length > 1 ? undefined : name;
}

/** Two names with one key are the same name: case, width and accents that only look different do not count. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
