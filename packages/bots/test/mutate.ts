import type { Dice } from '@binario/bots';
import type { Action, ActionForms, FieldForm } from '@binario/kernel';

/** The same action with one field, its author or its type changed: well-formed, legal or not. */
export function mutated(dice: Dice, forms: ActionForms, seats: readonly string[], action: Action): Action {
  const fields = Object.entries(forms[action.type] ?? {});
  const which = dice.roll(fields.length + 2);
  if (which === 0) return { ...action, by: seats[dice.roll(seats.length)] ?? '' };
  if (which === 1) return anyAction(dice, forms, action.by);
  const [field, form] = fields[which - 2] as [string, FieldForm];
  const value = (action as unknown as Readonly<Record<string, unknown>>)[field];
  return { ...action, [field]: other(dice, form, value) } as Action;
}

function anyAction(dice: Dice, forms: ActionForms, by: string): Action {
  const types = Object.keys(forms);
  const type = types[dice.roll(types.length)] as string;
  const fields = Object.entries(forms[type] ?? {}).map(([field, form]) => [field, other(dice, form, undefined)]);
  return { type, by, ...Object.fromEntries(fields) };
}

function other(dice: Dice, form: FieldForm, value: unknown): unknown {
  switch (form.kind) {
    case 'id': {
      const all = [...form.of];
      return all[dice.roll(all.length)];
    }
    case 'int': {
      const near = Number(value ?? 0) + [-5, -1, 1, 5][dice.roll(4)]!;
      const any = form.min + dice.roll(Math.min(form.max - form.min, 400) + 1);
      return Math.min(form.max, Math.max(form.min, dice.roll(2) === 0 ? near : any));
    }
    case 'list': {
      const items = Array.isArray(value) ? [...value] : [];
      const at = dice.roll(items.length + 1);
      const made = other(dice, form.of, items[at]);
      if (dice.roll(3) === 0) items.splice(at, 1);
      else if (dice.roll(2) === 0) items.splice(at, 0, made);
      else items[at] = made;
      return items.slice(0, form.max);
    }
    case 'record': {
      const record = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
      const names = Object.keys(form.fields);
      const changed = names[dice.roll(names.length)];
      return Object.fromEntries(
        Object.entries(form.fields).map(([name, inner]) => [
          name,
          name === changed || record[name] === undefined ? other(dice, inner, record[name]) : record[name],
        ]),
      );
    }
  }
}
