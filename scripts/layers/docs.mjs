// Finds what is exported without a line that says what it is, or with one that makes no sense by itself: that line is all a
// reader sees on hover.

// `export type { X }` passes on what another file has declared.
const EXPORT =
  /^export (?!type \{)(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?<name>[\w$]+|[{[][^=]*?[}\]])/gm;
/** Begins with a word for what another line has named, or is nothing but the number of a section. */
const LEANING =
  /^(?:(?:The same (?:for|in|inside|on|there|under|where|with)|The other way|It|Its|They|Likewise|And)\b|[\d.,\s]+$)/;
const TESTS = /(?:^|\/)(?:test|e2e)\/|\.test\.|\.config\.|\.d\.ts$/;

/**
 * Exported declarations of a tree, given as path -> text, that no doc comment stands before, or one that leans on another line. Tests and what they are helped
 * by are left out; of the overloads of a function the first speaks for all.
 *
 * @param {Record<string, string>} tree
 * @returns {import('./check.mjs').Violation[]}
 */
export function checkDocs(tree) {
  return Object.entries(tree)
    .filter(([path]) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .flatMap(([file, text]) =>
      exportsOf(text).flatMap(({ name, index, doc }) => {
        const message = faultOf(name, doc);
        return message ? [{ file, line: text.slice(0, index).split('\n').length, rule: 'doc', message }] : [];
      }),
    );
}

/**
 * @param {string} name
 * @param {string | undefined} doc
 */
function faultOf(name, doc) {
  if (doc === undefined) return `a line /** ... */ before ${name} says what it is`;
  return LEANING.test(doc) ? `what is said of ${name} makes no sense by itself: "${doc.slice(0, 40)}"` : undefined;
}

/**
 * @param {string} text
 * @returns {{ name: string, index: number, doc: string | undefined }[]}
 */
function exportsOf(text) {
  const seen = new Set();
  return [...text.matchAll(EXPORT)].flatMap(({ groups, index }) => {
    const name = (groups?.name ?? '').replace(/\s+/g, ' ');
    const isOverload = seen.has(name);
    seen.add(name);
    return isOverload ? [] : [{ name, index, doc: docBefore(text.slice(0, index).trimEnd()) }];
  });
}

/**
 * What the doc comment at the end of a text says, on one line.
 *
 * @param {string} before
 */
function docBefore(before) {
  const from = before.lastIndexOf('/*');
  if (!before.endsWith('*/') || !before.startsWith('/**', from)) return undefined;
  return before
    .slice(from + 3, -2)
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
