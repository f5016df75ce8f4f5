import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compiled when it is needed: `src/servers` and `dist/servers` lie at the same depth. */
const DISK = fileURLToPath(new URL('../../native/disk.c', import.meta.url));
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/local/lib'];

const inPath = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Sets the time of day for single processes, or why it cannot. */
export const fakeTime = (): string | undefined =>
  LIBRARIES.map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1')).find((file) => existsSync(file));

/** A proxy that finds out itself which database takes connections. */
export const haproxy = (): string | undefined => inPath('haproxy');

let disk: string | undefined | null = null;

/** The library that stands between a process and its disk; undefined where it cannot be compiled or preloaded. */
export function diskLibrary(): string | undefined {
  if (disk !== null) return disk;
  const compiler = ['cc', 'gcc', 'clang'].find((name) => inPath(name) !== undefined);
  disk = undefined;
  if (process.platform !== 'linux' || compiler === undefined) return disk;
  const folder = mkdtempSync(join(tmpdir(), 'binario-disk-'));
  const file = join(folder, 'disk.so');
  const { status } = spawnSync(compiler, ['-shared', '-fPIC', '-O1', '-o', file, DISK, '-ldl', '-lpthread']);
  if (status === 0) {
    // PostgreSQL, which somebody without rights runs, loads it too.
    spawnSync('chmod', ['755', folder, file]);
    disk = file;
  }
  return disk;
}

/** What a trial may need of a machine beyond Node and PostgreSQL. */
export const tools = {
  disk: { there: () => diskLibrary() !== undefined, missing: 'no C compiler (cc) on this machine' },
  clock: { there: () => fakeTime() !== undefined, missing: 'no libfaketime on this machine' },
  proxy: { there: () => haproxy() !== undefined, missing: 'no haproxy on this machine' },
} as const;

/** A program of the machine that trials use. */
export type Tool = keyof typeof tools;
