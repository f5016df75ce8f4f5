// What a running Binario is made of, as a bill of materials (CycloneDX), out of the lock alone: names, versions, digests, licences.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, readManifest, root } from './workspaces.mjs';

/** Licences that allow what we do: to run, to bundle into the page, to pass on with a release. */
export const licences = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Unlicense',
];

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, hasInstallScript?: boolean, dev?: boolean, link?: boolean }} Locked
 * @typedef {{ type: string, 'bom-ref': string, name: string, version: string, purl: string, licenses: { license: { id: string } }[], hashes: { alg: string, content: string }[] }} Component
 */

/**
 * Packages of others that run or are built into the page, by their place.
 *
 * @param {string} base
 * @returns {[path: string, Locked][]}
 */
export function deployed(base) {
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));
  return /** @type {[string, Locked][]} */ (Object.entries(packages)).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
}

/**
 * `npm sbom` leaves out what is needed by a workspace only; the lock has all of it.
 *
 * @param {string} base
 * @returns {{ bomFormat: string, specVersion: string, version: number, metadata: object, components: Component[] }}
 */
export function sbomOf(base) {
  const { name, version } = readManifest(join(base, 'package.json'));
  const components = new Map(
    deployed(base).map(([path, locked]) => {
      const component = componentOf(path.replace(/^.*node_modules\//, ''), locked);
      return [component.purl, component];
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version: String(version) } },
    components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}

/**
 * @param {string} name
 * @param {Locked} locked
 * @returns {Component}
 */
function componentOf(name, { version = '', license = '', integrity = '' }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/);
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }],
  };
}

if (isProgram(import.meta.url)) {
  const sbom = sbomOf(root);
  mkdirSync(join(root, 'dist'), { recursive: true });
  const file = join(root, 'dist', 'sbom.json');
  writeFileSync(file, `${JSON.stringify(sbom, undefined, 2)}\n`);
  console.log(`${sbom.components.length} packages: ${file}`);
}
