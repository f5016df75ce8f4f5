import { boardInSetup, withBoard } from '@binario/kernel';
import type { GameFile } from '../model/gameFile.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** The worker sends positions without their board, which is in the file: one and the same for all of them. */
export function onBoard(snapshot: Snapshot, file: GameFile | null): Snapshot {
  const state = withBoard(snapshot.state, boardInSetup(file?.setup)) as Snapshot['state'];
  return state === snapshot.state ? snapshot : { ...snapshot, state };
}
