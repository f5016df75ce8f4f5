import { type Action, type Cite, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import type { Action1865 } from '../actions.ts';
import { formOf, type Table1865 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A section of the final rules, and those that say it otherwise in the short game or in the proto-rules. */
export type Sections = string | { readonly final: string; readonly short?: string; readonly proto?: string };

/** A cited guard of 1865: the key has a text, or it does not compile. Sections of the proto-rules begin with `C.5`. */
export function rule1865<F extends Frame, A extends Action = Action1865>(
  sections: Sections,
  key: RuleKey,
  breach: (table: Table1865, frame: F, action: A) => Params | false,
): Rule<Table1865, F, A> {
  return rule(citeOf(sections), key, breach);
}

function citeOf(sections: Sections): Cite<Table1865> {
  if (typeof sections === 'string') return cited(sections);
  return {
    all: Object.values(sections).map(cited),
    inForce: (table) => cited(sections[formOf(table).book] ?? sections.final),
  };
}

const cited = (section: string): string => (section.startsWith('C.5') ? `1865 ${section}` : `1865 §${section}`);
