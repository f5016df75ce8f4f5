import { type Refusal, refusal } from './action.ts';

/**
 * The form of an action's fields, checked once at the door. Rules then only meet well-formed actions whose names exist
 * in the game: form says "this is a hex of the board", rules say "you may build there".
 */
export type FieldForm =
  | { readonly kind: 'id'; readonly of: ReadonlySet<string>; readonly what: string }
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly of: FieldForm; readonly max: number }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, FieldForm>> };

/** The fields of every type of action and which values they can take at all, whatever the rules say. */
export type ActionForms = Readonly<Record<string, Readonly<Record<string, FieldForm>>>>;

/** A field that names one of the given things; `what` says in refusals what kind of thing it is. */
export function id(what: string, of: Iterable<string>): FieldForm {
  return { kind: 'id', what, of: new Set(of) };
}

/** A field that is a whole number between two bounds, both included. */
export function int(min: number, max: number): FieldForm {
  return { kind: 'int', min, max };
}

/** A field that is a list of at most `max` values of one form. */
export function list(of: FieldForm, max: number): FieldForm {
  return { kind: 'list', of, max };
}

/** A field that is an object with exactly these fields. */
export function record(fields: Readonly<Record<string, FieldForm>>): FieldForm {
  return { kind: 'record', fields };
}

/** Refuses what is not an action of this game at all; names the field that is wrong. Never throws, whatever data comes. */
export function checkForm(forms: ActionForms, action: unknown): Refusal | undefined {
  if (!isRecord(action)) return refusal('form.notAnAction');
  const { type, by } = action;
  const fields = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!fields) return refusal('form.unknownType', { type: show(type) });
  if (by === undefined) return refusal('form.missing', { field: 'by' });
  if (typeof by !== 'string') return refusal('form.noSuch', { field: 'by', what: 'player', value: show(by) });
  for (const field in action) {
    if (field !== 'type' && field !== 'by' && !Object.hasOwn(fields, field)) return unknownField(field);
  }
  return checkFields(fields, action, '');
}

function checkFields(
  fields: Readonly<Record<string, FieldForm>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Refusal | undefined {
  for (const field in fields) {
    const problem = checkField(fields[field] as FieldForm, value[field], path + field);
    if (problem) return problem;
  }
  return undefined;
}

function checkField(form: FieldForm, value: unknown, field: string): Refusal | undefined {
  if (value === undefined) return refusal('form.missing', { field });
  switch (form.kind) {
    case 'id':
      if (typeof value === 'string' && form.of.has(value)) return undefined;
      return refusal('form.noSuch', { field, what: form.what, value: show(value) });
    case 'int':
      if (Number.isSafeInteger(value) && Number(value) >= form.min && Number(value) <= form.max) return undefined;
      return refusal('form.notInRange', { field, min: form.min, max: form.max, value: show(value) });
    case 'list': {
      if (!Array.isArray(value)) return refusal('form.notAList', { field });
      if (value.length > form.max) return refusal('form.tooLong', { field, max: form.max });
      for (let i = 0; i < value.length; i++) {
        const problem = checkField(form.of, value[i], `${field}.${i}`);
        if (problem) return problem;
      }
      return undefined;
    }
    case 'record': {
      if (!isRecord(value)) return refusal('form.notARecord', { field });
      for (const key in value) {
        if (!Object.hasOwn(form.fields, key)) return unknownField(`${field}.${key}`);
      }
      return checkFields(form.fields, value, `${field}.`);
    }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownField(field: string): Refusal {
  return refusal('form.unknownField', { field: show(field) });
}

/** A glimpse of what was sent: it may be anything, and of any size. */
function show(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
