import type { Disk } from '../../servers/disk.ts';
import type { Line } from '../../servers/line.ts';
import type { Tool } from '../../servers/machine.ts';
import type { Nodes } from '../../servers/nodes.ts';
import type { PostgresProcess } from '../../servers/postgresProcess.ts';
import type { Players } from '../players.ts';

/** What a fault finds to break. */
export interface Scene {
  readonly nodes: Nodes;
  readonly players: Players;
  readonly databaseUrl?: string;
  /** There when it may be stopped and frozen. */
  readonly postgres?: PostgresProcess;
  /** Between each server and PostgreSQL. */
  readonly lines: readonly Line[];
  /** That of the database, whichever it is. */
  readonly disk?: Disk;
  /** Sets the time of day of one server, by so many seconds from the true one. */
  readonly setClock?: (node: number, seconds: number) => void;
  /** The database is set to lose what it acknowledged. */
  readonly careless: boolean;
  /** How long a fault that lasts is to last this time, in milliseconds. */
  readonly lasting: () => number;
  /** Something that should not have been, in words. */
  readonly note: (problem: string) => void;
}

/** Something that goes wrong while people play. */
export interface Fault {
  readonly needs: 'anything' | 'sqlite' | 'postgres' | 'ownPostgres';
  /** What of the machine it cannot do without. */
  readonly tool?: Tool;
  /** Seconds after which everybody must be able to play again. */
  readonly recovers: number;
  /** Strikes, and resolves when what was broken is whole again. */
  strike(scene: Scene): Promise<void>;
}
