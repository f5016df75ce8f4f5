import { useState } from 'react';
import type { ReadFile } from '../engine/calls.ts';
import { engine } from '../engine/client.ts';
import { games } from '../game/registry.ts';
import type { ReadArchive } from '../store/archive.ts';
import { useText } from '../store/useText.ts';
import type { ChosenBoard } from './boards/Boards.tsx';

/** A game that was read out of a file. */
export type ReadGame = Extract<ReadFile, { readonly ok: true }>;

/** What was in a file, where somebody must be asked what to do with it. */
type Opened =
  | { readonly kind: 'archive'; readonly read: ReadArchive }
  /** A game by later rules than those of this page. */
  | { readonly kind: 'newer'; readonly read: ReadGame };

/** Opens files that somebody chose: a game, many games, a board. */
export function useOpenedFile(onBoard: (board: ChosenBoard) => void) {
  const text = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** The game in the file, if it can begin at once. */
  const open = async (file: File): Promise<ReadGame | undefined> => {
    setProblem(null);
    const game = await gameOfBoard(file);
    if (game !== undefined) {
      onBoard({ game, file });
      return undefined;
    }
    const content = await file.text();
    if (isArchive(content)) {
      const { readArchive } = await import('../store/archive.ts');
      setOpened({ kind: 'archive', read: await readArchive(content) });
      return undefined;
    }
    const read = await engine().ask('importFile', { text: content });
    if (!read.ok) setProblem(text.t(`file.${read.problem}`, read.params));
    else if (read.newerThan === null) return read;
    else setOpened({ kind: 'newer', read });
    return undefined;
  };

  return { opened, problem, open, close: () => setOpened(null) };
}

/** Many games in one file say so at its beginning. */
const isArchive = (content: string): boolean => /"format"\s*:\s*"binario-games"/.test(content.slice(0, 300));

/**
 * The game a board file says it is of, if it is one: its head stands at the beginning.
 * The file of a game may have a board too, but deeper.
 */
async function gameOfBoard(file: Blob): Promise<string | undefined> {
  const [head = ''] = /^\s*\{[^{[]*/.exec(await file.slice(0, 400).text()) ?? [];
  if (!/"binario"\s*:\s*"board"/.test(head)) return undefined;
  const game = /"game"\s*:\s*"([^"]*)"/.exec(head)?.[1];
  return games().find(({ id }) => id === game)?.id;
}
