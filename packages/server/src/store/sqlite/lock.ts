import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../ports/startFailure.ts';

/** Somebody else has the data folder open. */
export class DataFolderBusy extends StartFailure {
  override readonly name = 'DataFolderBusy';
  constructor(folder: string, owner: string) {
    super(`${folder} is in use by process ${owner}: one server at a time, or PostgreSQL for several`);
  }
}

/**
 * Claims the data folder for this process and returns how to give it back. A claim whose owner is dead is taken over. The
 * exclusive lock of the database file holds even where this one fails; this one is there to say who it is.
 */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  const mine = ownerLine(process.pid);
  for (let tries = 0; tries < 5; tries++) {
    if (written(file, mine)) {
      held.add(file);
      return () => release(file, mine);
    }
    const owner = read(file);
    if (owner !== undefined && isAlive(owner, file)) throw new DataFolderBusy(folder, owner.split(' ')[0] ?? '?');
    discard(file, owner);
  }
  throw new DataFolderBusy(folder, '?');
}

/** Claims of this very process. In a container every life of the server has the same number: a claim with ours may be an old one. */
const held = new Set<string>();

function written(file: string, line: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, line);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moved aside first: of two that find the same dead owner only one removes, and never the claim of the other. */
function discard(file: string, dead: string | undefined): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (dead !== undefined && read(aside) !== dead) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  held.delete(file);
  if (read(file) === mine) rmSync(file, { force: true });
}

/** The process and when it began, where that can be known: numbers of processes are used again. */
function ownerLine(pid: number): string {
  return `${pid} ${begun(pid)}`;
}

function begun(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold blanks; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: string, file: string): boolean {
  const [pid = '', since = ''] = owner.trim().split(' ');
  const id = Number(pid);
  if (!Number.isSafeInteger(id) || id <= 0) return false;
  if (id === process.pid) return held.has(file);
  try {
    process.kill(id, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = begun(id);
  return since === '' || now === '' || now === since;
}
