import type { Action, Offer, Params, State } from '@binario/kernel';
import type { HexId, RailTable } from '@binario/rail';
import type { ReactNode } from 'react';
import type { ShownChoice, ShownLay, Snapshot } from '../model/snapshot.ts';
import type { Text } from '../text/textIn.ts';

/** The control that fits a type of action. */
export type Control =
  /** The button beside the primary action. */
  | { readonly kind: 'pass' }
  /** A button under the heading `group.<group>`; a price that is a range gets a stepper with this step. */
  | ListControl
  /** The same, and the hex on the map can be tapped. */
  | MapControl
  /** The same; the ways are drawn on the map, and taps on their last hex choose among them. */
  | RouteControl
  /** Tiles: on the map and in the tray. */
  | { readonly kind: 'lay' }
  /** Trains: the best run, changed by hand. */
  | { readonly kind: 'run' }
  /** The game has a control of its own in `above` or `below`; what is refused stands among the other refusals if it says so. */
  | OwnControl;

/** A control that a game draws itself. */
export interface OwnControl {
  readonly kind: 'own';
  /** Is this refusal worth telling? Not if the same can be had in another way. */
  readonly tells?: (refused: ShownChoice, all: readonly ShownChoice[]) => boolean;
  /** Hexes the question is about, though none is tapped: the map frames them. A method, so that a game may name its own table. */
  hexesOf?(state: State<RailTable>): readonly HexId[];
}

/** A control that asks by a list of choices. */
export interface ListControl {
  readonly kind: 'list';
  readonly group: string;
  readonly step?: number;
  /** Offers that differ in their amounts only and are refused for one reason are one refusal. */
  readonly refusedOnce?: boolean;
  /** What must be done stands above what may be done. */
  readonly first?: boolean;
  /** Everything that can be done with the stock of a company stands in one row, by what it is. */
  readonly row?: 'sell' | 'buy' | 'start';
  /** What is rarely wanted is folded up under its heading. */
  readonly folded?: boolean;
}

/** A control that asks for a hex of the map. */
export interface MapControl {
  readonly kind: 'map';
  readonly group: string;
  /** A method, so that a game may name its own table. */
  hexOf(offer: Offer, state: State<RailTable>): HexId;
  /** While tiles are asked for too, a tap on the map means a tile. */
  readonly afterTiles?: boolean;
}

/** A control that asks for a row of hexes. */
export interface RouteControl {
  readonly kind: 'route';
  readonly group: string;
  readonly hexesOf: (offer: Offer) => readonly HexId[];
}

/** An offer or action with its fields. */
export type Fields = Readonly<Record<string, unknown>> & { readonly type: string };

/** How the game's questions are put. */
export interface Asking<T> {
  /** By type of action; a type that is missing is a button under `group.other`. */
  readonly controls: Readonly<Record<string, Control>>;
  /** An offer or an action in words, with the facts the engine gave. */
  label(text: Text, fields: Fields, facts: Params, table: T): string;
  /** A smaller line under the label: what the offer does, who must agree to it. */
  note?(text: Text, fields: Fields, facts: Params): string | undefined;
  /** What the primary button says, where that is more or less than the label. */
  primary?(text: Text, action: Action, label: string, facts: Params): string;
  /** The few words on the button of an offer that stands in the row of its company; without this the label. */
  chip?(text: Text, fields: Fields, facts: Params, table: T): string;
  /** Whose stock the rows are about, where it is not that of the player who is asked. */
  holder?(snapshot: Snapshot): string | undefined;
  /** Does passing end a turn (`act.pass`), only this step (`act.passOn`), or one's part in a bidding (`act.dropOut`)? */
  passWord(snapshot: Snapshot): 'act.pass' | 'act.passOn' | 'act.dropOut';
  /** Steps that only keep a turn open for what could have been done before: whoever wants it so never sees them. */
  readonly momentSteps?: readonly string[];
  /** What to say of a tile before it is laid; without this its cost. */
  layNote?(text: Text, lay: ShownLay): string;
  /** What one must know to answer, right under the question: who decides, and what there is to spend. */
  known?(snapshot: Snapshot): ReactNode;
  /** Controls and tables of the game's own, before and after the offers. */
  above?(snapshot: Snapshot): ReactNode;
  below?(snapshot: Snapshot): ReactNode;
}

const other: ListControl = { kind: 'list', group: 'other' };

/** The control that asks for a type of action. */
export function controlOf(asking: Asking<never>, type: string): Control {
  return (Object.hasOwn(asking.controls, type) ? asking.controls[type] : undefined) ?? other;
}
