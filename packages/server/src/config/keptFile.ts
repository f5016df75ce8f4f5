import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file that only its owner can read, made at the first call. */
export function keptFile(file: string, make: () => string): string {
  if (!existsSync(file)) keep(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** Whole and on the disk before it has its name: half of it, after a power cut, would keep the server from starting. */
function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${text}\n`, { mode: 0o600 });
  const handle = openSync(fresh, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(fresh, file);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
