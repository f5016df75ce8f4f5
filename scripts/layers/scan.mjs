// Reads TypeScript well enough to find its imports and the names it uses. TypeScript 7 offers no parser to JavaScript.

/**
 * @typedef {{ specifier: string, typeOnly: boolean, index: number }} Import
 * @typedef {{ code: string, strings: Map<number, string> }} Scan `code` is the text with comments, strings and regular
 *   expressions blanked, position by position; `strings` holds each literal by the position of its opening quote.
 */

const WORDS_BEFORE_REGEX =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield|default)$/;

/**
 * @param {string} text
 * @returns {Scan}
 */
export function scan(text) {
  const code = text.split('');
  /** @type {Map<number, string>} */
  const strings = new Map();
  /** Depth of open braces inside each `${ }` we are in. @type {number[]} */
  const templates = [];

  /** @param {number} from @param {number} to */
  const blank = (from, to) => {
    for (let i = from; i < to; i += 1) if (code[i] !== '\n') code[i] = ' ';
  };

  /**
   * Blanks the template text from `start` (just after its backtick or brace) and returns where code goes on.
   * @param {number} start
   */
  const template = (start) => {
    let i = start;
    while (i < text.length && text[i] !== '`' && !(text[i] === '$' && text[i + 1] === '{'))
      i += text[i] === '\\' ? 2 : 1;
    blank(start, Math.min(i, text.length));
    if (text[start - 1] === '`' && text[i] === '`') strings.set(start - 1, text.slice(start, i));
    if (text[i] !== '$') return i + 1;
    templates.push(0);
    return i + 2;
  };

  let i = 0;
  while (i < text.length) {
    const char = text[i];
    const next = text[i + 1];
    const depth = templates.length - 1;
    if (char === '/' && next === '/') {
      const end = endOfLine(text, i);
      blank(i, end);
      i = end;
    } else if (char === '/' && next === '*') {
      const close = text.indexOf('*/', i + 2);
      const end = close < 0 ? text.length : close + 2;
      blank(i, end);
      i = end;
    } else if (char === "'" || char === '"') {
      const end = closing(text, i, char);
      if (end > 0) {
        strings.set(i, text.slice(i + 1, end));
        blank(i + 1, end);
      }
      i = Math.max(end, i) + 1;
    } else if (char === '`') {
      i = template(i + 1);
    } else if (char === '/' && regexMayStart(code, i)) {
      const end = closing(text, i, '/');
      if (end > 0) blank(i + 1, end);
      i = Math.max(end, i) + 1;
    } else if (char === '{' && depth >= 0) {
      templates[depth] = (templates[depth] ?? 0) + 1;
      i += 1;
    } else if (char === '}' && depth >= 0) {
      if (templates[depth] === 0) {
        templates.pop();
        i = template(i + 1);
      } else {
        templates[depth] = (templates[depth] ?? 0) - 1;
        i += 1;
      }
    } else {
      i += 1;
    }
  }
  return { code: code.join(''), strings };
}

/**
 * Every module named in an import, an export from, a dynamic import or a require.
 *
 * @param {Scan} scanned
 * @returns {Import[]}
 */
export function importsOf({ code, strings }) {
  const forms = [
    /(?<![.\w$])(?:import|export)\s+(?<type>type\s+(?!from\s*['"]))?[\w$*\s{},]*?(?<![\w$])from\s*(?=['"])/g,
    /(?<![.\w$])import\s*(?=['"])/g,
    /(?<![.\w$])(?:import|require)\s*\(\s*(?=['"`])/g,
  ];
  return forms
    .flatMap((form) =>
      [...code.matchAll(form)].map((match) => ({
        specifier: strings.get(match.index + match[0].length) ?? '',
        typeOnly: match.groups?.type !== undefined,
        index: match.index,
      })),
    )
    .sort((a, b) => a.index - b.index);
}

/**
 * Dynamic imports whose module is computed and therefore cannot be checked.
 *
 * @param {Scan} scanned
 * @returns {number[]}
 */
export function computedImportsOf({ code, strings }) {
  return [...code.matchAll(/(?<![.\w$])(?:import|require)\s*\(\s*/g)]
    .filter((match) => !strings.has(match.index + match[0].length))
    .map((match) => match.index);
}

/**
 * @param {string} text
 * @param {number} from
 */
function endOfLine(text, from) {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/**
 * The position of the closing quote or slash on the same line, or -1: then it was no literal (an apostrophe in JSX text).
 *
 * @param {string} text
 * @param {number} open
 * @param {string} quote
 */
function closing(text, open, quote) {
  let inClass = false;
  for (let i = open + 1; i < text.length && text[i] !== '\n'; i += 1) {
    const char = text[i];
    if (char === '\\') i += 1;
    else if (quote === '/' && char === '[') inClass = true;
    else if (quote === '/' && char === ']') inClass = false;
    else if (char === quote && !inClass) return i;
  }
  return -1;
}

/**
 * @param {string[]} code
 * @param {number} slash
 */
function regexMayStart(code, slash) {
  let i = slash - 1;
  while (i >= 0 && /\s/.test(code[i] ?? '')) i -= 1;
  if (i < 0 || /[(,=:[!&|?{;+\-*%>~^]/.test(code[i] ?? '')) return true;
  return WORDS_BEFORE_REGEX.test(code.slice(Math.max(0, i - 12), i + 1).join(''));
}
