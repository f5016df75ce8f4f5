import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk } from '../servers/disk.ts';
import { Line } from '../servers/line.ts';
import { fakeTime } from '../servers/machine.ts';
import type { TrialServer } from '../servers/messages.ts';
import { Nodes } from '../servers/nodes.ts';
import type { Scene } from './faults/fault.ts';
import { type FaultName, faults } from './faults/list.ts';
import type { Players } from './players.ts';
import type { TortureWish } from './torture.ts';

/** What a careless database does; a server refuses it unless told by name. */
export const RISKS = ['synchronous', 'synchronous_commit'] as const;

/** The servers of a trial, and everything that stands between them and their database, disk and clock. */
export class Rig {
  readonly folder: string;
  readonly nodes: Nodes;
  /** For what the servers do not know of. */
  private readonly own: string;
  private readonly wish: TortureWish;
  private readonly lines: readonly Line[];
  private readonly disk: Disk | undefined;
  private readonly clocks: boolean;

  private constructor(wish: TortureWish, names: readonly FaultName[], folder: string, lines: readonly Line[]) {
    this.wish = wish;
    this.folder = folder;
    this.own = `${folder}-own`;
    mkdirSync(this.own);
    this.lines = lines;
    const needs = (tool: string) => names.some((name) => (faults[name] as { tool?: string }).tool === tool);
    this.clocks = needs('clock');
    const embedded = wish.databaseUrl === undefined && needs('disk');
    this.disk = embedded ? new Disk(folder, join(this.own, 'disk')) : wish.disk;
    if (embedded) this.disk?.begin();
    for (let i = 0; this.clocks && i < wish.nodes; i++) this.setClock(i, 0);
    const quiet = names.some((name) => name !== 'node');
    this.nodes = new Nodes(wish.nodes, (i) => ({ ...this.told(i), quiet }));
  }

  static async set(wish: TortureWish, names: readonly FaultName[]): Promise<Rig> {
    const folder = mkdtempSync(join(tmpdir(), 'binario-torture-'));
    chmodSync(folder, 0o755);
    const url = wish.databaseUrl;
    const lines = url === undefined ? [] : await Promise.all(Array.from({ length: wish.nodes }, () => Line.to(url)));
    return new Rig(wish, names, folder, lines);
  }

  scene(players: Players, lasting: Scene['lasting'], note: Scene['note']): Scene {
    const { databaseUrl, postgres, careless = false } = this.wish;
    return {
      nodes: this.nodes,
      players,
      lines: this.lines,
      careless,
      lasting,
      note,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(postgres && { postgres }),
      ...(this.disk && { disk: this.disk }),
      ...(this.clocks && { setClock: (node: number, seconds: number) => this.setClock(node, seconds) }),
    };
  }

  async end(): Promise<void> {
    await this.nodes.end();
    for (const line of this.lines) line.close();
    for (const folder of [this.folder, this.own]) rmSync(folder, { recursive: true, force: true });
  }

  private told(index: number): TrialServer {
    const { databaseUrl, nodes, careless } = this.wish;
    return {
      dataFolder: nodes > 1 ? join(this.folder, `node${index}`) : this.folder,
      ...(databaseUrl !== undefined && { databaseUrl: this.lines[index]?.url ?? databaseUrl }),
      node: `node${index}`,
      // The machine of a trial is busy: an engine that is late is not broken.
      tables: { snapshotEvery: 20, leaseMs: 2_000, scanMs: 200, engineLimitMs: 40_000 },
      ...(careless && { allowLoss: RISKS }),
      environment: this.environment(index),
    };
  }

  private environment(index: number): Readonly<Record<string, string>> {
    const disk = this.wish.databaseUrl === undefined ? this.disk?.environment({ recorded: true }) : undefined;
    const clock = this.clocks && {
      FAKETIME_TIMESTAMP_FILE: this.clockFile(index),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    const preloaded = [clock && fakeTime(), disk?.LD_PRELOAD].filter(Boolean).join(':');
    return { ...disk, ...(clock || {}), ...(preloaded !== '' && { LD_PRELOAD: preloaded }) };
  }

  private clockFile(index: number): string {
    return join(this.own, `clock${index}`);
  }

  private setClock(node: number, seconds: number): void {
    writeFileSync(this.clockFile(node), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
  }
}
