import { type Action, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import type { Action1865 } from '../actions.ts';
import type { Table1865 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A cited guard of 1865: the key has a text, or it does not compile. Sections of the proto-rules begin with `C.5`. */
export function rule1865<F extends Frame, A extends Action = Action1865>(
  section: string,
  key: RuleKey,
  breach: (table: Table1865, frame: F, action: A) => Params | false,
): Rule<Table1865, F, A> {
  return rule(section.startsWith('C.5') ? `1865 ${section}` : `1865 §${section}`, key, breach);
}
