/** @param {string} version */
export const isRelease = (version) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Every version that is ours: `"version"` of a manifest of the project, what one package of it asks of another, the constant `release`.
 * A foreign package of the same version is left alone.
 *
 * @param {string} text
 * @param {string} before
 * @param {string} after
 */
export function versionsWritten(text, before, after) {
  const old = escaped(before);
  return text
    .replace(new RegExp(`("name": "(?:@binario/[\\w-]+|binario)",\\s+"version": )"${old}"`, 'g'), `$1"${after}"`)
    .replace(new RegExp(`("@binario/[\\w-]+": )"${old}"`, 'g'), `$1"${after}"`)
    .replace(new RegExp(`^({\\s+"name": "binario",\\s+"version": )"${old}"`), `$1"${after}"`)
    .replace(`release = '${before}'`, `release = '${after}'`);
}

const WAITING = '## Not released';

/**
 * What was not released becomes the section of this release, below an empty one for what comes next.
 *
 * @param {string} text
 * @param {string} version
 * @param {string} day
 */
export function releasedChangelog(text, version, day) {
  const at = text.indexOf(`${WAITING}\n`);
  if (at < 0) throw new Error(`the changelog has no section "${WAITING}"`);
  const [, said = ''] = text.slice(at).match(/^## Not released\n([\s\S]*?)(?=\n## |$)/) ?? [];
  if (said.trim() === '')
    throw new Error('the changelog says nothing about this release: write it under "Not released"');
  return text.replace(`${WAITING}\n`, `${WAITING}\n\n## ${version} (${day})\n`);
}
