import type { Action } from './action.ts';
import type { Frame, Listing, Step } from './game.ts';
import { concerning, type Rule } from './rule.ts';

/** What lists options and guards them: a step, or its standing offers. */
export type Source<T, E, F extends Frame, A extends Action> = Pick<
  Step<T, E, F, A>,
  'options' | 'optionParts' | 'rules' | 'keeps'
>;

/** What is to be asked about options of one type. */
interface Guard<T, F extends Frame, A extends Action> {
  /** The rules about it that the options do not know to be kept. */
  readonly rules: readonly Rule<T, F, A>[];
  /** Every rule about it is kept: such options are not looked at again, and never stand for nothing. */
  readonly isSure: boolean;
}

const none: readonly never[] = [];

/** What lists the options, part by part. */
export function partsOf<T, F extends Frame>({
  options,
  optionParts,
}: Pick<Step<T, never, F>, 'options' | 'optionParts'>): readonly Listing<T, F>[] {
  return optionParts ?? (options ? [options] : none);
}

/** A place where questions are put: what lists the options, and what guards them. */
export class Place<T, E, F extends Frame, A extends Action> {
  readonly parts: readonly Listing<T, F>[];
  readonly rules: Source<T, E, F, A>['rules'];
  readonly keeps: Source<T, E, F, A>['keeps'];
  /** The options keep every rule there is. */
  readonly keepsAll: boolean;
  private readonly left: readonly Rule<T, F, A>[];
  private readonly guards = new Map<string, Guard<T, F, A>>();

  constructor(from: Source<T, E, F, A>) {
    const { rules, keeps } = from;
    this.parts = partsOf(from);
    this.rules = rules;
    this.keeps = keeps;
    this.left = (rules ?? none).filter((each) => !keeps?.includes(each.key));
    this.keepsAll = this.left.length === 0;
  }

  guardOf(type: string): Guard<T, F, A> {
    const known = this.guards.get(type);
    if (known) return known;
    const rules = concerning(this.left, type);
    const made = { rules, isSure: rules.length === 0 && concerning(this.rules ?? none, type).length > 0 };
    this.guards.set(type, made);
    return made;
  }
}
