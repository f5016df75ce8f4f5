import { type Action, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import type { Action18fb } from '../actions.ts';
import type { Table18fb } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A cited guard of 18FB: the key has a text, or it does not compile. Rulings are cited by their letter and number. */
export function rule18fb<F extends Frame, A extends Action = Action18fb>(
  section: string,
  key: RuleKey,
  breach: (table: Table18fb, frame: F, action: A) => Params | false,
): Rule<Table18fb, F, A> {
  return rule(`18FB §${section}`, key, breach);
}
