import { seatIndex } from '@binario/rail';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { engine } from '../engine/client.ts';
import type { Happening } from '../model/snapshot.ts';
import { type TableState, useTable } from './table.ts';

/** What happened since somebody at this screen was last asked. */
interface Story {
  readonly game: string;
  readonly from: number;
  readonly steps: readonly Happening[];
}

const nothing: Story = { game: '', from: 0, steps: [] };

/** What is told of the last moves, for components. */
export const useStory = create<Story>(() => nothing);

/** Whose last turn counts: who is asked here now, or else who acted here last. */
interface Own {
  readonly seat: string | null;
  /** The position just after the turn of this seat before the present one, and after the last move of anybody at this screen. */
  readonly last: number;
  readonly lastHere: number;
}

const nobody: Own = { seat: null, last: 0, lastHere: 0 };

function isHere({ file, remote }: Pick<TableState, 'file' | 'remote'>, seat: string): boolean {
  return remote ? remote.answers(seat) : file?.seats[seatIndex(seat)]?.kind === 'human';
}

function ownOf(table: Pick<TableState, 'file' | 'remote' | 'snapshot'>): Own {
  const { file, snapshot } = table;
  if (!file || !snapshot) return nobody;
  const actions = file.actions.slice(0, snapshot.tip);
  const here = actions.findLastIndex(({ by }) => isHere(table, by));
  const asked = snapshot.actor !== null && isHere(table, snapshot.actor) ? snapshot.actor : null;
  const seat = asked ?? actions[here]?.by ?? null;
  // What was done in a turn that still goes on is not the turn before.
  let turn = actions.length;
  while (turn > 0 && actions[turn - 1]?.by === seat) turn--;
  return { seat, last: actions.slice(0, turn).findLastIndex(({ by }) => by === seat) + 1, lastHere: here + 1 };
}

/** Keeps the story of the open game up to now; a what-if has none. */
export function useStoryKept(): void {
  const file = useTable((table) => table.file);
  const tip = useTable((table) => (table.place === 'game' ? (table.snapshot?.tip ?? 0) : -1));
  useEffect(() => {
    if (tip < 0 || !file) return;
    const { last } = ownOf(useTable.getState());
    // With the own move itself: a phase may have begun by it.
    const from = Math.max(0, last - 1);
    const known = useStory.getState();
    const goesOn = known.game === file.id && known.from === from && (known.steps.at(-1)?.at ?? from) <= tip;
    const begin = goesOn ? (known.steps.at(-1)?.at ?? from) : from;
    let stale = false;
    const tell = async () => {
      const more = await engine().ask('story', { from: begin, to: tip });
      if (!stale) useStory.setState({ game: file.id, from, steps: [...(goesOn ? known.steps : []), ...more] });
    };
    void tell();
    return () => {
      stale = true;
    };
  }, [file, tip]);
}

/** The moves of others since the last one of whoever is asked here. */
export function useSince(): { readonly seat: string | null; readonly steps: readonly Happening[] } {
  const { game, steps } = useStory();
  const file = useTable((table) => table.file);
  const remote = useTable((table) => table.remote);
  const snapshot = useTable((table) => table.snapshot);
  return useMemo(() => {
    if (game !== file?.id) return { seat: null, steps: [] };
    const { seat, last } = ownOf({ file, remote, snapshot });
    return { seat, steps: steps.filter(({ at, by }) => at > last && by !== seat) };
  }, [game, steps, file, remote, snapshot]);
}

/** The move that began a phase, as long as nobody at this screen has moved after it. */
export function useNewPhase(): Happening | undefined {
  const { game, steps } = useStory();
  const file = useTable((table) => table.file);
  const remote = useTable((table) => table.remote);
  const snapshot = useTable((table) => table.snapshot);
  if (game !== file?.id) return undefined;
  const { lastHere } = ownOf({ file, remote, snapshot });
  return steps.findLast(({ at, changes }) => at >= lastHere && changes.some(({ kind }) => kind === 'phase'));
}

/** Why the automatic player moved so. */
export const useReason = (at: number) => useTable(({ file }) => file?.reasons?.[at]);

/** Does somebody else than people at this screen move in this game? */
export function useOthersElsewhere(): boolean {
  return useTable(({ file, remote }) => remote !== null || (file?.seats.some(({ kind }) => kind === 'bot') ?? false));
}
