import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from '../workspaces.mjs';

const template = fileURLToPath(new URL('template', import.meta.url));

/** A game's id is part of file names, addresses and identifiers. */
const ID = /^[a-z0-9]{2,12}$/;

/** Why no game of this id can be laid down; nothing if it can. @param {string} base @param {string} id */
export function problemWith(base, id) {
  if (!ID.test(id)) return `"${id}" is no id: two to twelve small letters and digits`;
  if (existsSync(join(base, 'games', id))) return `games/${id} is there already`;
  return undefined;
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)).map((file) => join(entry.name, file)) : [entry.name],
  );

/** @param {string} file @param {(text: string) => string} edit */
function edited(file, edit) {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} does not look as expected: nothing was written into it`);
  writeFileSync(file, after);
}

/**
 * Writes the template game under this id, and its line into the list of games and of what is compiled.
 *
 * @param {string} base
 * @param {string} id
 * @returns {string[]} the files written
 */
export function layDown(base, id) {
  const files = filesIn(template);
  // All packages of the tree have one version, that of the last release; in the template it stands for it.
  const version = String(readManifest(join(base, 'package.json')).version);
  for (const file of files) {
    const to = join(base, 'games', id, file);
    const text = readFileSync(join(template, file), 'utf8').replaceAll(/sample/gi, id);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, file === 'package.json' ? text.replaceAll('"0.1.0"', JSON.stringify(version)) : text);
  }
  edited(join(base, 'games/all/games.ts'), (text) =>
    text
      .replace(/\n\n\/\*\*/, `\nimport { parts${id} } from '@binario/game-${id}/parts';\n\n/**`)
      .replace(/\] as const;/, `, parts${id}] as const;`),
  );
  editedJson(join(base, 'games/all/package.json'), (json) => {
    json.dependencies[`@binario/game-${id}`] = version;
  });
  editedJson(join(base, 'games/all/tsconfig.json'), ({ references }) => references.push({ path: `../${id}/page` }));
  editedJson(join(base, 'tsconfig.json'), ({ references }) => {
    const at = references.findIndex(({ path }) => path === 'games/all');
    references.splice(at, 0, { path: `games/${id}` }, { path: `games/${id}/page` });
  });
  return files;
}

/**
 * @param {string} file
 * @param {(json: { dependencies: Record<string, string>, references: { path: string }[] }) => void} edit
 */
function editedJson(file, edit) {
  edited(file, (text) => {
    const json = JSON.parse(text);
    edit(json);
    return `${JSON.stringify(json, null, 2).replaceAll(/\{\s+("path": "[^"]+")\s+\}/g, '{ $1 }')}\n`;
  });
}
