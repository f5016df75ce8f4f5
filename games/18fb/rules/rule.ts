import { type Action, type Cite, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import type { Action18fb } from '../actions.ts';
import { isBourbon, type Table18fb } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

/** A section, or the one that says it in phases 1 to 4 and the one that says it again for what comes after them. */
export type Sections = string | { readonly bourbon: string; readonly unified: string };

/** A cited guard of 18FB: the key has a text, or it does not compile. Rulings are cited by their letter and number. */
export function rule18fb<F extends Frame, A extends Action = Action18fb>(
  sections: Sections,
  key: RuleKey,
  breach: (table: Table18fb, frame: F, action: A) => Params | false,
): Rule<Table18fb, F, A> {
  return rule(citeOf(sections), key, breach);
}

/** A guard of a purchase, asked wherever it can be made: only the purchase itself counts, never the step. */
export type PurchaseRule = Rule<Table18fb, Frame, Action18fb>;

function citeOf(sections: Sections): Cite<Table18fb> {
  if (typeof sections === 'string') return cited(sections);
  const [bourbon, unified] = [cited(sections.bourbon), cited(sections.unified)];
  return { all: [bourbon, unified], inForce: (table) => (isBourbon(table) ? bourbon : unified) };
}

const cited = (section: string): string => `18FB §${section}`;
