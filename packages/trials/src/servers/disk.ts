import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskLibrary } from './machine.ts';
import { afterPowerCut } from './powerCut.ts';

/** How the disk under a server behaves. */
export type DiskState = 'usual' | 'full' | 'readOnly';

/** The disk of a process as that process sees it: it can be full, read-only, or lose what was not synced. */
export class Disk {
  private readonly folder: string;
  private readonly stateFile: string;
  private readonly record: string;
  private readonly base: string;

  /** `own` is a folder for what this needs itself, beside the one that is looked at. */
  constructor(folder: string, own: string) {
    mkdirSync(folder, { recursive: true });
    mkdirSync(own, { recursive: true });
    this.folder = realpathSync(folder);
    this.stateFile = join(own, 'state');
    this.record = join(own, 'record');
    this.base = join(own, 'base');
    writeFileSync(this.stateFile, 'o', { mode: 0o644 });
  }

  /** What a process is started with whose disk this is. */
  environment({ recorded }: { readonly recorded: boolean }): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: diskLibrary() ?? '',
      DISK_ROOT: `${this.folder}/`,
      DISK_STATE: this.stateFile,
      ...(recorded && { DISK_RECORD: this.record }),
    };
  }

  set(state: DiskState): void {
    writeFileSync(this.stateFile, { usual: 'o', full: 'f', readOnly: 'r' }[state], { flag: 'r+' });
  }

  /** Everything that lies there now is safe; only what comes after can be lost. Nobody may be writing. */
  begin(): void {
    rmSync(this.base, { recursive: true, force: true });
    rmSync(this.record, { force: true });
    cpSync(this.folder, this.base, { recursive: true });
  }

  /** The power was cut: the folder is what a disk would hold then. Whoever wrote there is dead. */
  cutPower(luck: () => number): void {
    if (existsSync(this.record)) {
      const files = afterPowerCut(this.base, this.folder, this.record, luck);
      rmSync(this.folder, { recursive: true, force: true });
      mkdirSync(this.folder, { recursive: true });
      for (const [name, bytes] of files) {
        const file = join(this.folder, name);
        mkdirSync(join(file, '..'), { recursive: true });
        writeFileSync(file, bytes);
      }
    }
    this.begin();
  }
}
