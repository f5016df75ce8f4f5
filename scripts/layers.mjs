// Holds the arrows between packages and inside them, the purity of the engine, and that every export says what it is. The
// arrows stand in scripts/layers/arrows.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLayers } from './layers/check.mjs';
import { checkDocs } from './layers/docs.mjs';
import { isProgram, root, workspaceFolders } from './workspaces.mjs';

/**
 * @param {string} base
 * @returns {Record<string, string>}
 */
export function readTree(base) {
  const folders = ['scripts', ...workspaceFolders(base)];
  const paths = ['package.json', 'tsconfig.json', ...folders.flatMap((folder) => filesIn(base, folder))];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(base, path), 'utf8')]));
}

/**
 * @param {string} base
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(base, path);
    return /^(package|tsconfig)\.json$|\.m?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

if (isProgram(import.meta.url)) {
  const tree = readTree(root);
  const violations = [...checkLayers(tree), ...checkDocs(tree)];
  for (const { file, line, rule, message } of violations) console.log(`${file}:${line} [${rule}] ${message}`);
  if (violations.length > 0) process.exitCode = 1;
}
