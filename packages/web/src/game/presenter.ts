import type { RailTable } from '@binario/rail';
import type { Asking } from './asking.ts';
import type { Books } from './book.ts';
import type { CardSource } from './card.ts';
import type { Lesson } from './lesson.ts';
import type { Maps } from './maps.ts';
import type { OrderKind } from './orders.ts';
import type { Panel } from './panel.ts';
import type { SetupForm } from './setupForm.ts';
import type { GameTheme } from './theme.ts';

/**
 * How a game is shown: the page's half. What must be worked out by the rules is the other half, `games/engine.ts`, which
 * lives in the worker. The parts take methods, not function properties, so that a presenter of one game's table can be
 * handed to a page that knows only `RailTable`.
 */
export interface Presenter<T extends RailTable = RailTable> {
  readonly id: string;
  readonly name: string;
  readonly theme: GameTheme;
  readonly form: SetupForm;
  readonly maps: Maps<T>;
  readonly asking: Asking<T>;
  /** In the order of the tabs. The page itself adds the question before them. */
  readonly panels: readonly Panel<T>[];
  readonly reading: Reading;
  /** What cards say of the game's own things; loaded when the first one is shown. */
  readonly cards?: () => Promise<CardSource<T>>;
  readonly lesson?: Lesson<T>;
  /** Its games can be written as files of 18xx.games. */
  readonly exports?: boolean;
  /** Standing orders that make sense at a table. */
  readonly orders?: readonly OrderKind[];
}

/** Where we are, what happened, and where that is written. */
export interface Reading {
  /** Steps that say nothing a player would want to read in the breadcrumb. */
  readonly unnamedSteps: readonly string[];
  readonly books: Books;
  /** Words of this game that are explained: texts `term.<id>` and `term.<id>.about`. */
  readonly terms?: readonly string[];
  /** The section of the rulebook a citation leads to; empty if there is none. */
  sectionOf(cite: string): string;
}

/** The section named in a citation: `§9.2` leads to 9.2. */
export const sectionInCite = (cite: string): string => /§\s*([\w.]+)/.exec(cite)?.[1]?.replace(/\.$/, '') ?? '';
