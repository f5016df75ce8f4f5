import { type Action, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import type { Action1849 } from '../actions.ts';
import type { Table1849 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A cited guard of 1849: the key has a text in every language, or it does not compile. */
export function rule1849<F extends Frame, A extends Action = Action1849>(
  section: string,
  key: RuleKey,
  breach: (table: Table1849, frame: F, action: A) => Params | false,
): Rule<Table1849, F, A> {
  return rule(`1849 §${section}`, key, breach);
}
