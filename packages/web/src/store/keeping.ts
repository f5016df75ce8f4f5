import { engine } from '../engine/client.ts';
import type { GameFile, Snapshot } from '../engine/protocol.ts';
import type { Durability } from './database.ts';
import { holdAsSlow, isSlow, keepGame, type Unkept, whyHeld } from './shelf.ts';
import { type TableState, useTable } from './table.ts';

/** A shelf that has not answered by then is not waited for: the game goes on, and the page says that it is not kept. */
const PATIENCE_MS = 3000;

/** Puts the game on the shelf of this device; says why if it is not there. */
export async function put(file: GameFile, durability: Durability): Promise<Unkept | null> {
  const kept = keepGame(file, durability);
  // While one writing is overdue nothing waits behind it.
  const patience = isSlow() ? Promise.resolve('slow' as const) : after(PATIENCE_MS);
  const first = await Promise.race([kept, patience]);
  if (first !== 'slow') return first;
  holdAsSlow(file);
  void kept.then((why) => {
    // Another move may be waiting behind this one: then the game is still not kept.
    const unkept = why === 'stale' ? why : whyHeld(file.id);
    if (useTable.getState().file?.id === file.id) useTable.setState({ unkept });
  });
  return 'slow';
}

function after(ms: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), ms));
}

/** The open game with what the engine has now, once it is kept: nothing is shown that a reload could lose. */
export async function keep(
  { file, keeper, follows }: TableState,
  { round, state }: Snapshot,
  durability: Durability,
): Promise<Pick<TableState, 'file' | 'unkept'>> {
  if (!file || follows) return { file, unkept: null };
  const played = await engine().ask('played', {});
  const kept: GameFile = { ...file, ...played, updated: Date.now(), round, over: state.flow.length === 0 };
  return { file: kept, unkept: keeper ? null : await put(kept, durability) };
}
