import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { areaOf, areasWithin, faultsOf } from './areas.mjs';
import { LAYERS, layerOf } from './arrows.mjs';
import { cyclesOf } from './cycles.mjs';
import { computedImportsOf, importsOf, scan } from './scan.mjs';
import { MEMORY, stateIn } from './state.mjs';

/**
 * @typedef {import('../workspaces.mjs').Manifest} Manifest
 * @typedef {import('./arrows.mjs').Layer} Layer
 * @typedef {{ file: string, line: number, rule: string, message: string }} Violation
 * @typedef {'source' | 'test' | 'tooling'} Kind
 * @typedef {{ folder: string, manifest: Manifest, layer: string | undefined, rules: Layer | undefined, projects: string[] }} Package
 * @typedef {{ path: string, kind: Kind, owner: Package, violate: (index: number, rule: string, message: string) => void }} File
 */

const SOURCE_CONDITION = '@binario/source';

// Not `Math` itself but everything of it except its pure functions: Math.random, Math[name], const { random } = Math.
const IMPURE = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'console',
  'fetch',
  'crypto',
  'globalThis',
  'eval',
  'Math(?!\\s*\\.\\s*(?!random\\b)\\w)',
].join('|');
// A property (`a.process`) and a key (`process: 1`) are names of our own.
const IMPURE_NAME = new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.\\s*)(?:${IMPURE})(?![\\w$])(?!\\s*\\??:)`, 'g');
const LOCALE_ORDER = /\.\s*localeCompare\b/g;

/**
 * Checks a tree given as path -> text. It must hold the root package.json and tsconfig.json, and per package its
 * package.json, tsconfig.json and TypeScript files; scripts are looked at for cycles only.
 *
 * @param {Record<string, string>} tree
 * @param {Record<string, Layer>} layers
 * @returns {Violation[]}
 */
export function checkLayers(tree, layers = LAYERS) {
  /** @type {Violation[]} */
  const violations = [];
  const rootManifest = /** @type {Manifest} */ (JSON.parse(tree['package.json'] ?? '{}'));
  const packages = packagesOf(tree, layers);
  /** What each file loads, by path. @type {Map<string, string[]>} */
  const loads = new Map();

  for (const one of packages) violations.push(...checkPackage(one, packages, tree));
  for (const [name, { areas = {} }] of Object.entries(layers)) {
    for (const message of faultsOf(areas)) {
      violations.push({ file: 'scripts/layers/arrows.mjs', line: 1, rule: 'area', message: `${name}: ${message}` });
    }
  }

  for (const [path, text] of Object.entries(tree)) {
    if (!/\.m?[jt]sx?$/.test(path)) continue;
    const scanned = scan(text);
    loads.set(path, loadedBy(path, scanned));
    const owner = packages.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!owner || !/\.m?tsx?$/.test(path)) continue;
    /** @type {File['violate']} */
    const violate = (index, rule, message) =>
      violations.push({ file: path, line: text.slice(0, index).split('\n').length, rule, message });
    checkFile({ path, kind: kindOf(path, owner.folder), owner, violate }, scanned, packages, rootManifest);
  }
  for (const cycle of cyclesOf(loads)) {
    const [file = ''] = cycle;
    violations.push({ file, line: 1, rule: 'cycle', message: `files that load each other: ${cycle.join(', ')}` });
  }
  return violations;
}

/**
 * The files of its own package that a file loads when it runs, at once or later.
 *
 * @param {string} path
 * @param {import('./scan.mjs').Scan} scanned
 */
function loadedBy(path, scanned) {
  return importsOf(scanned)
    .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
}

/**
 * @param {Record<string, string>} tree
 * @param {Record<string, Layer>} layers
 * @returns {Package[]}
 */
function packagesOf(tree, layers) {
  return Object.keys(tree)
    .filter((path) => /^(packages|games)\/[^/]+\/package\.json$/.test(path))
    .map((path) => {
      const folder = posix.dirname(path);
      const layer = layerOf(folder, layers);
      return {
        folder,
        manifest: JSON.parse(tree[path] ?? '{}'),
        layer,
        rules: layer === undefined ? undefined : layers[layer],
        projects: projectsOf(tree, folder),
      };
    });
}

/**
 * @param {Record<string, string>} tree
 * @param {string} folder
 * @returns {string[]}
 */
function referencesOf(tree, folder) {
  /** @type {{ references?: { path: string }[] }} */
  const config = JSON.parse(tree[posix.join(folder, 'tsconfig.json')] ?? '{}');
  return (config.references ?? []).map(({ path }) => posix.join(folder, path));
}

/**
 * The projects of a package: its folder, and the folders in it with references of their own.
 *
 * @param {Record<string, string>} tree
 * @param {string} folder
 * @returns {string[]}
 */
function projectsOf(tree, folder) {
  const inside = Object.keys(tree)
    .filter((path) => path.startsWith(`${folder}/`) && posix.basename(path) === 'tsconfig.json')
    .map((path) => posix.dirname(path));
  return [folder, ...inside.filter((project) => project !== folder && referencesOf(tree, project).length > 0)];
}

/**
 * @param {Package} one
 * @param {Package[]} packages
 * @param {Record<string, string>} tree
 * @returns {Violation[]}
 */
function checkPackage(one, packages, tree) {
  const { folder, manifest, layer, projects } = one;
  /** @type {Violation[]} */
  const violations = [];
  /** @param {string} file @param {string} rule @param {string} message */
  const violate = (file, rule, message) => violations.push({ file, line: 1, rule, message });

  if (!layer) violate(`${folder}/package.json`, 'layer', 'belongs to no layer: add it to scripts/layers/arrows.mjs');
  for (const project of projects.filter((each) => !referencesOf(tree, '.').includes(each))) {
    violate('tsconfig.json', 'reference', `lacks the reference to ${project}`);
  }
  /** The packages that its projects refer to. */
  const references = projects
    .flatMap((project) => referencesOf(tree, project))
    .map((path) => packages.find((other) => other.projects.includes(path))?.folder ?? path)
    .filter((other) => other !== folder);
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const wanted = packages.filter(({ manifest: { name } }) => declared.includes(name)).map((other) => other.folder);
  for (const other of wanted.filter((other) => !references.includes(other))) {
    violate(`${folder}/tsconfig.json`, 'reference', `lacks the reference to ${other}, a dependency in package.json`);
  }
  for (const other of references.filter((other) => !wanted.includes(other))) {
    violate(`${folder}/tsconfig.json`, 'reference', `references ${other}, which is no dependency in package.json`);
  }
  return violations;
}

/**
 * @param {File} file
 * @param {import('./scan.mjs').Scan} scanned
 * @param {Package[]} packages
 * @param {Manifest} rootManifest
 */
function checkFile(file, scanned, packages, rootManifest) {
  const pure = isPure(file);
  checkName(file);
  checkArea(file);
  for (const { specifier, typeOnly, index } of importsOf(scanned)) {
    if (specifier.startsWith('.')) checkRelative(file, { specifier, typeOnly, index });
    else checkBare(file, { specifier, typeOnly, index }, packages, rootManifest);
  }
  if (!pure) return;
  for (const { 0: name, index } of scanned.code.matchAll(IMPURE_NAME)) {
    file.violate(index, 'pure', `the engine may not use ${name === 'Math' ? 'Math.random' : name}`);
  }
  for (const { index } of scanned.code.matchAll(LOCALE_ORDER)) {
    file.violate(index, 'pure', 'the engine may not use localeCompare: its order differs between machines');
  }
  for (const index of computedImportsOf(scanned)) {
    file.violate(index, 'pure', 'the engine may not compute what it imports');
  }
  if (MEMORY.has(file.path)) return;
  for (const { name, index } of stateIn(scanned)) {
    file.violate(
      index,
      'state',
      `${name} outlives a question: derive it with a memo of the kernel, or name it in state.mjs`,
    );
  }
}

/** @param {File} file */
function checkName({ path, owner, violate }) {
  const name = posix.basename(path);
  if (/^utils?\.m?tsx?$/.test(name)) violate(0, 'name', 'name the file after the one thing in it');
  if (!/^index\.m?tsx?$/.test(name)) return;
  const entries = Object.values(owner.manifest.exports ?? {}).map((entry) => entry[SOURCE_CONDITION]);
  if (!entries.includes(`./${posix.relative(owner.folder, path)}`)) {
    violate(0, 'barrel', 'only an entry named in the exports of package.json may be an index file');
  }
}

/** @param {File} file */
function checkArea({ path, kind, owner, violate }) {
  const areas = kind === 'source' ? owner.rules?.areas : undefined;
  if (areas && !areaOf(path, owner.folder, areas)) {
    violate(0, 'area', `belongs to no area of ${owner.folder}: add it to scripts/layers/arrows.mjs`);
  }
}

/**
 * @param {File} file
 * @param {import('./scan.mjs').Import} imported
 */
function checkRelative({ path, kind, owner, violate }, { specifier, typeOnly, index }) {
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith(`${owner.folder}/`)) {
    violate(index, 'escape', `${specifier} leaves the package: import it by its package name`);
  } else if (kind === 'source' && kindOf(target, owner.folder) !== 'source') {
    violate(index, 'test-only', `${specifier} exists for tests only`);
  } else if (kind === 'source' && !mayUsePart(owner, partOf(path, owner), partOf(target, owner))) {
    violate(index, 'part', `${specifier} belongs to ${partOf(target, owner)}, which this file may not use`);
  } else if (
    kind === 'source' &&
    !typeOnly &&
    partRules(path, owner)?.without?.includes(posix.relative(owner.folder, target))
  ) {
    violate(index, 'part', `${partOf(path, owner)} goes without ${specifier}: import its types only`);
  } else if (kind === 'source' && owner.rules?.areas) {
    const from = areaOf(path, owner.folder, owner.rules.areas);
    const to = areaOf(target, owner.folder, owner.rules.areas);
    if (from && to && !areasWithin(owner.rules.areas, from).has(to)) {
      violate(index, 'area', `${from} may not import ${specifier} (${to})`);
    }
  }
  if (/\.jsx?$/.test(specifier)) violate(index, 'extension', `${specifier} must name the source: .ts, not .js`);
}

/**
 * @param {File} file
 * @param {import('./scan.mjs').Import} imported
 * @param {Package[]} packages
 * @param {Manifest} rootManifest
 */
function checkBare(file, { specifier, typeOnly, index }, packages, rootManifest) {
  const { path, kind, owner, violate } = file;
  const rules = owner.rules;
  const pure = isPure(file);
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    if (pure) violate(index, 'pure', `the engine may not import ${specifier}`);
    return;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const target = packages.find((one) => one.manifest.name === name);
  if (target === owner) {
    if (kind === 'source') violate(index, 'escape', `${specifier} is this package itself: import the file`);
    return;
  }
  if (!declaredBy(owner.manifest, kind, rootManifest).includes(name)) {
    violate(index, 'undeclared', `${name} is not declared in ${owner.folder}/package.json`);
  }
  if (!target) {
    if (pure) violate(index, 'pure', `the engine has no foreign dependency, yet imports ${specifier}`);
    return;
  }
  if (kind === 'source') {
    const entry = target.manifest.exports?.[`.${specifier.slice(name.length)}`];
    if (entry && !entry.default) violate(index, 'test-only', `${specifier} exists for tests only`);
  }
  const byPart = partRules(path, owner)?.uses.includes(target.layer ?? '');
  if (kind !== 'tooling' && rules && !byPart && !mayUse(rules, target.layer ?? '', kind, typeOnly)) {
    violate(index, 'arrow', `${owner.layer} may not import ${specifier} (${target.layer ?? 'no layer'})`);
  }
}

/**
 * @param {Layer} rules
 * @param {string} layer
 * @param {Kind} kind
 * @param {boolean} typeOnly
 */
function mayUse(rules, layer, kind, typeOnly) {
  const asType = typeOnly && rules.usesTypes?.includes(layer);
  const inTest = kind === 'test' && rules.testsUse?.includes(layer);
  return rules.uses.includes(layer) || asType || inTest || false;
}

/**
 * The part of its package a file belongs to, if the layer has parts.
 *
 * @param {string} path
 * @param {Package} owner
 * @returns {string | undefined}
 */
function partOf(path, owner) {
  return areaOf(path, owner.folder, owner.rules?.parts ?? {});
}

/**
 * @param {string} path
 * @param {Package} owner
 */
const partRules = (path, owner) => owner.rules?.parts?.[partOf(path, owner) ?? ''];

/**
 * Is it a source of the engine?
 *
 * @param {File} file
 */
const isPure = ({ path, kind, owner }) =>
  kind === 'source' && owner.rules?.engine === true && partRules(path, owner)?.pure !== false;

/**
 * @param {Package} owner
 * @param {string | undefined} from
 * @param {string | undefined} to
 */
function mayUsePart(owner, from, to) {
  if (to === undefined || from === to) return true;
  return owner.rules?.parts?.[from ?? '']?.parts?.includes(to) ?? false;
}

/**
 * @param {Manifest} manifest
 * @param {Kind} kind
 * @param {Manifest} rootManifest
 */
function declaredBy(manifest, kind, rootManifest) {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const forSources = { ...dependencies, ...peerDependencies, ...optionalDependencies };
  if (kind === 'source') return Object.keys(forSources);
  return Object.keys({ ...forSources, ...devDependencies, ...rootManifest.devDependencies });
}

/**
 * @param {string} path
 * @param {string} folder
 * @returns {Kind}
 */
function kindOf(path, folder) {
  const inside = posix.relative(folder, path);
  if (/^(test|src\/testing)\//.test(inside)) return 'test';
  if (/^[^/]+\.config\.m?ts$/.test(inside)) return 'tooling';
  return folder.startsWith('games/') || inside.startsWith('src/') ? 'source' : 'tooling';
}
