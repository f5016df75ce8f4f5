/** A seat at the table. What people are called is no business of the engine. */
export type SeatId = string;

/** What a player does: a type, who does it, and the fields of that type. Plain JSON. */
export interface Action {
  readonly type: string;
  readonly by: SeatId;
}

/** Values that fill the gaps of a text: names, numbers, lists of names. Never sentences. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Why an action was not carried out. `rule` is the key of the text that explains it, `cite` the paragraph of the
 * rulebook behind it (empty for refusals of form, such as a missing field).
 */
export interface Refusal {
  readonly rule: string;
  readonly cite: string;
  readonly params: Params;
}

/** A refusal by its rule key, with the parameters of its sentence and the section it cites. */
export function refusal(rule: string, params: Params = {}, cite = ''): Refusal {
  return { rule, cite, params };
}
