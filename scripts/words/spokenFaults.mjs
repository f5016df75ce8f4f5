/** @typedef {import('./casts.mjs').Language} Language */

/** What no text may have, whatever the language. */
const always = {
  'a gap left open': /[{}]/,
  'no value': /\b(undefined|NaN|null)\b|\[object/,
  'a small letter at the head of a sentence': /^\p{Ll}[^\n]*\.$/u,
  'two spaces': /^[^\n]*[ \u00a0\u202f]{2}[^\n]*$/,
  'a space before the full stop': / [.,](?!\d)/,
  'a space before the ellipsis': / …(?=.)|\.\.\./,
};

/** @type {Readonly<Record<Language, Readonly<Record<string, RegExp>>>>} */
const own = {
  en: {
    'a space before a sign': / [:;?!%](?!\S)/,
  },
  it: {
    'a space before a sign': / [:;?!%](?!\S)/,
    'a straight apostrophe': /'/,
    'a preposition beside its article': /(?<![\p{L}’])(di|a|da|in|su) (il|lo|la|i|gli|le|l’)(?![\p{L}])/iu,
    'an article twice': /(?<![\p{L}’])(il|lo|la|i|gli|le) (il|lo|la|i|gli|le|l’)(?![\p{L}])/iu,
    'a company without its article': /(?<![\p{L}’])(di|da|su) (FMS|RCS|IFT|AFG|RCSF|FSC|LdA)(?![\p{L}])/u,
    'an article that does not join eighty': /(?<![\p{L}’])(il|del|al|dal|nel|sul) (8\d?|11)%/u,
    '"a" before an a': /(?<![\p{L}’])a A(lice|jaccio|cireale|lghero)/u,
  },
  fr: {
    'a straight apostrophe': /'/,
    'a sign without its space': /[^\s\u00a0\u202f:;?!](?:[;?!](?!\S)|:(?=\s|$)|»)|«[^\u00a0]|\d%/u,
    'a space that may break': / [:;?!%»]/,
    'a preposition beside its article': /(?<![\p{L}’])(?:de|à) les? (?!\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))/u,
    'an article twice': /(?<![\p{L}’-])(le|la|les) (le|la|les|l’)(?![\p{L}])/iu,
    'no elision':
      /(?<![\p{L}’])(de|le|la|que|ne) (Alice|Hélène|Isili|Ajaccio|Oristano|Acireale|IFT|AFG|ATA)(?![\p{L}])/u,
    'a company without its article': /(?<![\p{L}’])de (FMS|RCS|RCSF|FSC|LdA|bank|banque)(?![\p{L}])/u,
  },
};

/** @param {Language} language @param {string} text @param {string} key @returns {readonly string[]} */
export function faultsIn(language, text, key) {
  const prose = text.replace(/`[^`]*`/g, 'x');
  const found = Object.entries({ ...always, ...own[language] }).flatMap(([what, sign]) =>
    sign.test(prose) ? [what] : [],
  );
  return text === key && /^\w+\./.test(key) ? [...found, 'no text'] : found;
}
