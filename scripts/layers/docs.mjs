// Finds what is exported without a line that says what it is: that line is all a reader sees on hover.

// `export type { X }` passes on what another file has declared.
const EXPORT =
  /^export (?!type \{)(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?<name>[\w$]+|[{[][^=]*?[}\]])/gm;
const TESTS = /(?:^|\/)(?:test|e2e)\/|\.test\.|\.config\.|\.d\.ts$/;

/**
 * Exported declarations of a tree, given as path -> text, that no doc comment stands before. Tests and what they are helped
 * by are left out; of the overloads of a function the first speaks for all.
 *
 * @param {Record<string, string>} tree
 * @returns {import('./check.mjs').Violation[]}
 */
export function checkDocs(tree) {
  return Object.entries(tree)
    .filter(([path]) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .flatMap(([file, text]) =>
      undocumentedIn(text).map(({ name, index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        rule: 'doc',
        message: `a line /** ... */ before ${name} says what it is`,
      })),
    );
}

/**
 * @param {string} text
 * @returns {{ name: string, index: number }[]}
 */
function undocumentedIn(text) {
  const seen = new Set();
  return [...text.matchAll(EXPORT)].flatMap(({ groups, index }) => {
    const name = (groups?.name ?? '').replace(/\s+/g, ' ');
    const isOverload = seen.has(name);
    seen.add(name);
    return isOverload || hasDoc(text.slice(0, index).trimEnd()) ? [] : [{ name, index }];
  });
}

/** @param {string} before */
const hasDoc = (before) => before.endsWith('*/') && before.startsWith('/**', before.lastIndexOf('/*'));
