import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const WRITE = 1;
const TRUNCATE = 2;
const SYNC = 3;
const RENAME = 4;
const REMOVE = 5;
const LINK = 6;
const HEAD = 24;
/** Disks write these whole or not at all. */
const SECTOR = 512;

interface Change {
  readonly what: number;
  readonly path: string;
  readonly offset: number;
  readonly data: Buffer;
}

/** What was written down, in its order; a last entry that was cut is no entry. */
function* changesOf(record: Buffer): Generator<Change> {
  let at = 0;
  while (at + HEAD <= record.length) {
    const what = record.readUInt32LE(at);
    const path = record.readUInt32LE(at + 4);
    const offset = Number(record.readBigUInt64LE(at + 8));
    const carries = what === WRITE || what === RENAME || what === LINK;
    const length = carries ? Number(record.readBigUInt64LE(at + 16)) : 0;
    const start = at + HEAD + path;
    if (start + length > record.length) return;
    const name = record.toString('utf8', at + HEAD, start);
    yield { what, path: name, offset, data: record.subarray(start, start + length) };
    at = start + length;
  }
}

function changed(file: Buffer, { what, offset, data }: Change): Buffer {
  if (what === TRUNCATE) {
    if (offset <= file.length) return Buffer.from(file.subarray(0, offset));
    return Buffer.concat([file, Buffer.alloc(offset - file.length)]);
  }
  const end = offset + data.length;
  const grown = end > file.length ? Buffer.concat([file, Buffer.alloc(end - file.length)]) : file;
  data.copy(grown, offset);
  return grown;
}

/** Of a write that was not synced some sectors reach the disk, others do not. */
function torn(file: Buffer, change: Change, luck: () => number): Buffer {
  let result = file;
  if (change.what === TRUNCATE) return luck() < 0.5 ? changed(result, change) : result;
  for (let from = 0; from < change.data.length; from += SECTOR) {
    if (luck() < 0.5) continue;
    const data = change.data.subarray(from, from + SECTOR);
    result = changed(result, { ...change, offset: change.offset + from, data });
  }
  return result;
}

function filesIn(folder: string, root = folder): readonly [string, Buffer][] {
  return readdirSync(folder).flatMap((name): readonly [string, Buffer][] => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path, root) : [[relative(root, path), readFileSync(path)]];
  });
}

/**
 * The files of a folder after a power cut, made of what lay there before (`base`) and of what was written down since. What was
 * synced is there. What was not is gone, or in one of two cuts any part of it has come through, in any order. The name of a
 * file is safe with its first sync, and removing or renaming happens at once: so do journaling file systems.
 */
export function afterPowerCut(
  base: string,
  folder: string,
  record: string,
  luck: () => number,
): ReadonlyMap<string, Buffer> {
  const safe = new Map(filesIn(base));
  const pending = new Map<string, Change[]>();
  for (const change of changesOf(readFileSync(record))) {
    const name = relative(folder, change.path);
    if (change.what === SYNC) {
      const file = (pending.get(name) ?? []).reduce(changed, safe.get(name) ?? Buffer.alloc(0));
      safe.set(name, file);
      pending.delete(name);
    } else if (change.what === REMOVE) {
      safe.delete(name);
      pending.delete(name);
    } else if (change.what === RENAME || change.what === LINK) {
      const to = relative(folder, change.data.toString());
      const file = safe.get(name);
      if (file) safe.set(to, Buffer.from(file));
      pending.set(to, [...(pending.get(name) ?? [])]);
      if (change.what === LINK) continue;
      safe.delete(name);
      pending.delete(name);
    } else {
      const waiting = pending.get(name) ?? [];
      waiting.push(change);
      pending.set(name, waiting);
    }
  }
  if (luck() < 0.5) return safe;
  for (const [name, changes] of pending)
    safe.set(
      name,
      changes.reduce((file, change) => torn(file, change, luck), safe.get(name) ?? Buffer.alloc(0)),
    );
  return safe;
}
