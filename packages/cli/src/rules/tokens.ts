/** A word, text or mark of a source file. */
export interface Token {
  readonly kind: 'name' | 'text' | 'mark';
  /** A text without its quotes, as written. */
  readonly value: string;
}

const isNamePart = (letter: string): boolean => /[\w$]/.test(letter);
/** After one of these a slash begins a regular expression, not a division. */
const beforeRegExp = '(,=:[!&|?{};+-*%<>~^';

/**
 * The names, texts and marks of a TypeScript source. Comments are left out, numbers count as names. Just enough to find
 * the titles of tests and what they expect.
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const letter = source[at] as string;
    const two = source.slice(at, at + 2);
    if (two === '//') at = endOr(source, source.indexOf('\n', at));
    else if (two === '/*') at = endOr(source, source.indexOf('*/', at) + 2);
    else if (/\s/.test(letter)) at++;
    else if (letter === "'" || letter === '"' || letter === '`') {
      const end = closing(source, at, letter);
      tokens.push({ kind: 'text', value: source.slice(at + 1, end) });
      at = end + 1;
    } else if (isNamePart(letter)) {
      const from = at;
      while (at < source.length && isNamePart(source[at] as string)) at++;
      tokens.push({ kind: 'name', value: source.slice(from, at) });
    } else if (letter === '/' && startsRegExp(tokens.at(-1))) {
      at = endOfRegExp(source, at);
    } else {
      tokens.push({ kind: 'mark', value: letter });
      at++;
    }
  }
  return tokens;
}

const endOr = (source: string, found: number): number => (found < 2 ? source.length : found);

/** Where the text that begins here ends; what stands in `${...}` belongs to it. */
function closing(source: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 2;
    else if (quote === '`' && source.startsWith('${', at)) at = closingBrace(source, at + 2) + 1;
    else at++;
  }
  return at;
}

function closingBrace(source: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === "'" || letter === '"' || letter === '`') at = closing(source, at, letter);
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at;
  }
  return at;
}

function startsRegExp(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'mark') return beforeRegExp.includes(before.value);
  return before.kind === 'name' && before.value === 'return';
}

function endOfRegExp(source: string, from: number): number {
  let inClass = false;
  let at = from + 1;
  for (; at < source.length && source[at] !== '\n'; at++) {
    const letter = source[at];
    if (letter === '\\') at++;
    else if (letter === '[') inClass = true;
    else if (letter === ']') inClass = false;
    else if (letter === '/' && !inClass) break;
  }
  at++;
  while (at < source.length && isNamePart(source[at] as string)) at++;
  return at;
}
