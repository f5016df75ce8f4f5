import { boardInSetup } from '@binario/kernel';
import { useMemo } from 'react';
import { useTheme } from '../game/GameContext.tsx';
import type { Seat } from '../model/gameFile.ts';
import { type Text, textIn } from '../text/textIn.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';

const nobody: readonly Seat[] = [];

/** What the page says now: in the language of this person, with the names at the table, in the words of the game shown here. */
export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  const seats = useTable((table) => table.file?.seats ?? nobody);
  const theme = useTheme();
  const board = useTable((table) => boardInSetup(table.file?.setup));
  return useMemo(() => textIn(language, seats, theme, board), [language, seats, theme, board]);
}
