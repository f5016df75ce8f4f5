import { engine } from '../engine/client.ts';
import type { GameFile } from '../model/gameFile.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { Durability } from './database.ts';
import { isSlow, noteSlow, saveGame, type UnsavedReason, whyUnsaved } from './savedGames.ts';
import { type TableState, useTable } from './table.ts';

/** A device that has not answered by then is not waited for: the game goes on, and the page says that it is not saved. */
const PATIENCE_MS = 3000;

/** Saves the game on this device; says why if that could not be done. */
export async function save(file: GameFile, durability: Durability): Promise<UnsavedReason | null> {
  const saved = saveGame(file, durability);
  // While one writing is overdue nothing waits behind it.
  const patience = isSlow() ? Promise.resolve('slow' as const) : after(PATIENCE_MS);
  const first = await Promise.race([saved, patience]);
  if (first !== 'slow') return first;
  noteSlow(file);
  void saved.then((why) => {
    // Another move may be waiting behind this one: then the game is still not saved.
    const unsaved = why === 'stale' ? why : whyUnsaved(file.id);
    if (useTable.getState().file?.id === file.id) useTable.setState({ unsaved });
  });
  return 'slow';
}

function after(ms: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), ms));
}

/** The open game with what the engine has now, once it is saved: nothing is shown that a reload could lose. */
export async function saveOpenGame(
  { file, remote, follows }: TableState,
  { round, state, actor }: Snapshot,
  durability: Durability,
): Promise<Pick<TableState, 'file' | 'unsaved'>> {
  if (!file || follows) return { file, unsaved: null };
  const played = await engine().ask('played', {});
  const { turn: _turn, winners: _winners, ...rest } = file;
  const over = state.flow.length === 0;
  const where = over ? { winners: (await engine().ask('stats', {})).winners } : actor !== null && { turn: actor };
  const saved: GameFile = { ...rest, ...played, updated: Date.now(), round, over, ...where };
  return { file: saved, unsaved: remote ? null : await save(saved, durability) };
}
