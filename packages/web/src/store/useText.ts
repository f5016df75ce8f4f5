import { boardInSetup, type Catalogue, type Language } from '@binario/kernel';
import { useTheme } from '../game/GameContext.tsx';
import type { GameTheme } from '../game/theme.ts';
import type { Seat } from '../model/gameFile.ts';
import { saidIn } from '../text/said.ts';
import { type Text, textIn } from '../text/textIn.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';

const nobody: readonly Seat[] = [];

type Board = ReturnType<typeof boardInSetup>;

interface Known {
  /** Parts of the page that come later bring more texts. */
  readonly said: Catalogue<string>;
  readonly seats: readonly Seat[];
  readonly theme: GameTheme | null;
  readonly board: Board;
  readonly text: Text;
}

/** The cards of the home page, and a table: more are never shown at once. */
const MOST = 6;
let recent: readonly Known[] = [];

/** Put together once for everything that is shown: a catalogue has more than a thousand texts. */
function textFor(language: Language, seats: readonly Seat[], theme: GameTheme | null, board: Board): Text {
  const said = saidIn(language);
  const known = recent.find(
    (each) => each.said === said && each.seats === seats && each.theme === theme && each.board === board,
  );
  if (known) return known.text;
  const text = textIn(language, seats, theme, board);
  recent = [{ said, seats, theme, board, text }, ...recent].slice(0, MOST);
  return text;
}

/** What the page says now: in the language of this person, with the names at the table, in the words of the game shown here. */
export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  const seats = useTable((table) => table.file?.seats ?? nobody);
  const theme = useTheme();
  const board = useTable((table) => boardInSetup(table.file?.setup));
  return textFor(language, seats, theme, board);
}
