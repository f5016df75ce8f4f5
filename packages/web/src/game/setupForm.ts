/** One thing to agree on before play; its words are `variant.<id>` or `option.<id>` with or without the value. */
export type FormField =
  /** Played or not. */
  | { readonly kind: 'variant'; readonly id: string }
  /** At most one of these variants, or the usual game, which is called `variant.<usual>`. */
  | { readonly kind: 'oneVariant'; readonly ids: readonly string[]; readonly usual: string }
  /** Ticked: the option has this value; else its usual one. */
  | { readonly kind: 'tick'; readonly option: string; readonly value: string; readonly text: string }
  /** One of these values, the usual one first; the text of each is `option.<option>.<value>`. */
  | { readonly kind: 'choice'; readonly option: string; readonly values: readonly string[] };

/** What can be agreed on before a game, as a form asks for it. */
export interface SetupForm {
  readonly players: { readonly min: number; readonly max: number };
  readonly usual: number;
  /** Which fields there are for so many players, in order. */
  fields(players: number): readonly FormField[];
}
