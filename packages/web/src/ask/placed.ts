import { type Action, isList, isRange, type Offer } from '@binario/kernel';
import { type Asking, type Control, controlOf, type ListControl } from '../game/asking.ts';
import type { ShownChoice } from '../model/snapshot.ts';

/** A choice that is asked for by a control in a group. */
export interface Placed {
  readonly choice: ShownChoice;
  readonly control: Extract<Control, { readonly group: string }>;
}

/** A choice that stands in the row of a table of choices. */
export interface InRow {
  readonly choice: ShownChoice;
  readonly row: NonNullable<ListControl['row']>;
}

/** The choices to list, with their controls. Those that have a place of their own - the map, the run, the bar at the bottom - are not listed. */
export function listed(asking: Asking<never>, choices: readonly ShownChoice[]): readonly Placed[] {
  return choices.flatMap((choice) => {
    const control = controlOf(asking, choice.offer.type);
    return 'group' in control && !(control.kind === 'list' && control.row) ? [{ choice, control }] : [];
  });
}

/** What can be done with the stock of companies. */
export function inRows(asking: Asking<never>, choices: readonly ShownChoice[]): readonly InRow[] {
  return choices.flatMap((choice) => {
    const control = controlOf(asking, choice.offer.type);
    return control.kind === 'list' && control.row ? [{ choice, row: control.row }] : [];
  });
}

/** The company an offer is about. */
export const corpOf = ({ offer, facts }: ShownChoice): string => String(offer.corp ?? facts.corp ?? '');

/** Every action an offer with a number or a value to choose stands for: each is a button of its own. */
export function actionsOf(offer: Offer): readonly Action[] {
  const [field, domain] = Object.entries(offer).find(([, value]) => isRange(value) || isList(value)) ?? [];
  if (field === undefined) return [offer as Action];
  const values = isRange(domain)
    ? Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i)
    : isList(domain)
      ? domain.oneOf
      : [];
  return values.map((value) => ({ ...offer, [field]: value }) as Action);
}

/** Refused for one reason, with all that is refused for it. */
export interface Refused {
  readonly first: ShownChoice;
  /** More of the kind: other numbers of the same shares, trains that look alike. */
  readonly all: readonly ShownChoice[];
}

/** Ten ways to sell the same stock that are refused for the same reason are one refusal. */
export function refusedOnce(asking: Asking<never>, choices: readonly ShownChoice[]): readonly Refused[] {
  const found = new Map<string, ShownChoice[]>();
  for (const choice of choices) {
    const { offer, refusal } = choice;
    const control = controlOf(asking, offer.type);
    const tells = control.kind === 'own' ? (control.tells?.(choice, choices) ?? false) : 'group' in control;
    if (!refusal || !tells) continue;
    const once = control.kind === 'own' || (control.kind === 'list' && (control.refusedOnce || control.row));
    const names = Object.values(offer).filter((value) => typeof value === 'string');
    const key = once ? `${names.join(' ')} ${refusal.rule}` : JSON.stringify(offer);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return [...found.values()].flatMap((all) => (all[0] ? [{ first: all[0], all }] : []));
}
