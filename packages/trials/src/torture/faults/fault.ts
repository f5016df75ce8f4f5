import type { Nodes } from '../../servers/nodes.ts';
import type { PostgresProcess } from '../../servers/postgresProcess.ts';

/** What a fault finds to break. */
export interface Scene {
  readonly nodes: Nodes;
  readonly databaseUrl?: string;
  /** There when it may be stopped and frozen. */
  readonly postgres?: PostgresProcess;
  /** How long a fault that lasts is to last this time, in milliseconds. */
  readonly lasting: () => number;
}

/** Something that goes wrong while people play. */
export interface Fault {
  readonly needs: 'anything' | 'postgres' | 'ownPostgres';
  /** Seconds after which everybody must be able to play again. */
  readonly recovers: number;
  /** Strikes, and resolves when what was broken is whole again. */
  strike(scene: Scene): Promise<void>;
}
