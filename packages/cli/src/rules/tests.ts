import { type Token, tokensOf } from './tokens.ts';

/** What the tests of a source file say they test. */
export interface TestFacts {
  /** Titles of `it(...)` and `test(...)`, also of their tables. */
  readonly titles: readonly string[];
  /** Every text that stands where a refusal is expected: in `refuses(...)`, in `toBe(...)` and its like, in a table. */
  readonly expected: ReadonlySet<string>;
}

const TESTS = new Set(['it', 'test']);
const EXPECTING = new Set(['refuses', 'toBe', 'toEqual', 'toStrictEqual', 'toMatchObject']);
/** What takes an argument of its own before the title. */
const BEFORE_TITLE = new Set(['each', 'for', 'runIf', 'skipIf']);

/** The titles and expected refusals of the tests in a source file. */
export function factsIn(source: string): TestFacts {
  const tokens = tokensOf(source);
  const titles: string[] = [];
  const expected = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.kind !== 'name') return;
    const before = tokens[i - 1]?.value;
    if (TESTS.has(token.value) && before !== '.') {
      const title = titleAfter(tokens, i + 1, expected);
      if (title !== undefined) titles.push(title);
    }
    const negated = before === '.' && tokens[i - 2]?.value === 'not';
    if (EXPECTING.has(token.value) && !negated) addTexts(tokens, i + 1, expected);
  });
  return { titles, expected };
}

/** The title of a test whose name stands just before; the texts of its table, if it has one, may be expectations. */
function titleAfter(tokens: readonly Token[], from: number, expected: Set<string>): string | undefined {
  let at = from;
  let table = false;
  while (tokens[at]?.value === '.' && tokens[at + 1]?.kind === 'name') {
    table ||= BEFORE_TITLE.has(tokens[at + 1]?.value ?? '');
    at += 2;
  }
  at = afterTypes(tokens, at);
  if (tokens[at]?.value !== '(') return undefined;
  if (table) {
    addTexts(tokens, at, expected);
    at = closingOf(tokens, at) + 1;
  }
  const title = tokens[at]?.value === '(' ? tokens[at + 1] : undefined;
  return title?.kind === 'text' ? title.value : undefined;
}

/** Passes over `<PhaseId>`. */
function afterTypes(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.value !== '<') return from;
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { kind, value } = tokens[at] as Token;
    if (kind !== 'mark') continue;
    if (value === '<') depth++;
    // Not the arrow of a function type.
    if (value === '>' && tokens[at - 1]?.value !== '=' && --depth === 0) return at + 1;
  }
  return tokens.length;
}

function addTexts(tokens: readonly Token[], from: number, into: Set<string>): void {
  const open = afterTypes(tokens, from);
  if (tokens[open]?.value !== '(') return;
  for (const token of tokens.slice(open, closingOf(tokens, open))) if (token.kind === 'text') into.add(token.value);
}

function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const { kind, value } = tokens[at] as Token;
    if (kind !== 'mark') continue;
    if ('([{'.includes(value)) depth++;
    if (')]}'.includes(value) && --depth === 0) return at;
  }
  return tokens.length;
}
