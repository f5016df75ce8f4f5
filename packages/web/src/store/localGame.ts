import { engine } from '../engine/client.ts';
import { originOf } from '../engine/origin.ts';
import { loadPresenter } from '../game/registry.ts';
import type { GameFile, Parting } from '../model/gameFile.ts';
import { Claim } from './claim.ts';
import { inTurn } from './inTurn.ts';
import { listen } from './news.ts';
import { onBoard } from './onBoard.ts';
import { afterChange, amend, catchUp, giveWay, stopPlaying } from './play.ts';
import { findGame, versionSeen, whyUnsaved } from './savedGames.ts';
import { seatedAt, sit } from './seated.ts';
import { closed, nothingTried, useTable } from './table.ts';

const { getState: get, setState: set } = useTable;

let claim: Claim | undefined;
let deaf: (() => void) | undefined;

/** Sits down at a game of this device: to play it, or to watch if another tab does. */
export function openGame(id: string, agreed = false): Promise<void> {
  leaveGame();
  sit(id);
  set(closed);
  const mine = new Claim(id, {
    onChange: (owns) => void inTurn(() => (owns ? lead(id) : watch(id))),
    putDown: () => inTurn(() => watch(id)),
  });
  claim = mine;
  deaf = listen((news) => {
    if (news.kind !== 'kept' || news.id !== id || news.version <= versionSeen(id)) return;
    // What this tab could not write would otherwise vanish.
    void inTurn<unknown>(() => (whyUnsaved(id) ? giveWay() : catchUp(id)));
  });
  return inTurn(async () => open(id, await mine.settled, agreed));
}

/** Leaves the game of this device that is open, and lets another tab have it. */
export function leaveGame(): void {
  stopPlaying();
  deaf?.();
  claim?.release();
  claim = undefined;
}

/** The tab that plays this game now leaves it to this one. */
export async function takeOver(): Promise<void> {
  await claim?.takeOver();
}

async function open(id: string, owns: boolean, agreed: boolean): Promise<void> {
  if (seatedAt() !== id) return;
  const file = await findGame(id).catch(() => null);
  if (seatedAt() !== id) return;
  if (!file) {
    set({ problem: file === null ? 'table.unreadable' : 'table.notFound' });
    return;
  }
  try {
    const [presenter, { snapshot, log, parting, rules }] = await Promise.all([
      loadPresenter(file.game),
      engine().ask('open', { file }),
    ]);
    if (file.rules > rules && !agreed) set({ problem: 'table.newer' });
    else {
      const shown = onBoard(snapshot, file);
      const ours = followed(file, rules, parting);
      set({ presenter, file: ours, snapshot: shown, log, follows: !owns, unsaved: whyUnsaved(id) });
    }
  } catch {
    set({ problem: 'table.cannotOpen' });
    return;
  }
  afterChange();
}

/** The game as these rules have it. If they could not follow it to its end, it carries with it what it was. */
function followed(file: GameFile, ours: number, parting: Parting | null): GameFile {
  const { rules } = file;
  const to = parting && !parting.passedOver ? parting.moves : file.actions.length;
  const origin = originOf(file.origin, { rules, ours, parting, text: () => JSON.stringify(file) });
  return { ...file, rules: ours, actions: file.actions.slice(0, to), ...origin };
}

async function watch(id: string): Promise<void> {
  if (get().file?.id === id) set({ ...nothingTried, follows: true });
}

/** From now on this tab plays: it goes on from what is saved. */
async function lead(id: string): Promise<void> {
  if (get().file?.id !== id || !get().follows) return;
  set({ follows: false });
  await catchUp(id);
}

/** The player has read where this game comes from; automatic players wait for that. */
export function noteRead(): Promise<void> {
  return inTurn(async () => {
    if (get().follows) return;
    await amend((file) => ({ ...file, origin: { ...file.origin, told: true } }));
    afterChange();
  });
}
