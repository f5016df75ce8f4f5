import type { Action, PlayerId, Refusal } from './action.ts';
import type { Frame, Step } from './game.ts';
import { admitsNothing, type Offer, sampleOf } from './offer.ts';
import { breachAmong, concerning, type Rule } from './rule.ts';

/** What lists options and guards them: a step, or its standing offers. */
export type Source<T, E, F extends Frame, A extends Action> = Pick<Step<T, E, F, A>, 'options' | 'rules' | 'keeps'>;

/** An option as the player sees it: open, or closed with the reason. */
export interface Choice {
  readonly offer: Offer;
  readonly refusal?: Refusal;
}

/**
 * What one seat is asked in one position: the options are listed once, and each is judged when somebody first wants to
 * know about it.
 */
interface Question {
  readonly table: unknown;
  readonly frame: Frame;
  readonly by: PlayerId;
  /** Offers that stand for no action at all (a price from 1 to 0) are left out. */
  readonly options: readonly Offer[];
  /** For each option: undefined until it is judged, null when nothing speaks against it. */
  readonly verdicts: (Refusal | null | undefined)[];
  /** Those that nothing speaks against, once somebody has asked for them. */
  open: readonly Offer[] | undefined;
}

/**
 * First the step asks itself whether there is a choice, then the player what he may do, then the door whether that was
 * offered: one question three times in a row. So the last one put at each place, which is known by the function that
 * lists its options, is remembered, and no more: positions are kept by many, and with them would be kept all that was ever
 * offered.
 */
const lastAsked = new WeakMap<object, Question>();

function questionOf<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: PlayerId,
): Question {
  if (!from.options) return { table, frame, by, options: [], verdicts: [], open: undefined };
  const last = lastAsked.get(from.options);
  if (last && last.table === table && last.frame === frame && last.by === by) return last;
  const options = withoutEmpty(from, from.options(table, frame, by));
  const question = { table, frame, by, options, verdicts: [], open: undefined };
  lastAsked.set(from.options, question);
  return question;
}

const noRules: readonly never[] = [];
/** By what is kept, the last list of rules and what is left of it. */
const notKept = new WeakMap<object, { readonly rules: object; readonly left: readonly unknown[] }>();

/** The rules of which the options do not know yet whether they keep them. */
function rulesLeft<T, E, F extends Frame, A extends Action>(from: Source<T, E, F, A>): readonly Rule<T, F, A>[] {
  const { rules = noRules, keeps } = from;
  if (!keeps) return rules;
  const known = notKept.get(keeps);
  if (known?.rules === rules) return known.left as readonly Rule<T, F, A>[];
  const left = rules.filter((each) => !keeps.includes(each.key));
  notKept.set(keeps, { rules, left });
  return left;
}

/** Leaves out what stands for no action. Where options keep every rule about their type they are not looked at again. */
function withoutEmpty<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  offers: readonly Offer[],
): readonly Offer[] {
  const { rules = noRules } = from;
  const left = rulesLeft(from);
  let type = '';
  let isSure = false;
  for (const offer of offers) {
    if (offer.type !== type) {
      type = offer.type;
      isSure = concerning(rules, type).length > 0 && concerning(left, type).length === 0;
    }
    if (!isSure && admitsNothing(offer)) return offers.filter((each) => !admitsNothing(each));
  }
  return offers;
}

/**
 * The verdict on an option. Options come sorted by type, so whoever asks about all of them keeps the rules about the last
 * type at hand.
 */
class Judge<T, E, F extends Frame, A extends Action> {
  private readonly left: readonly Rule<T, F, A>[];
  private type = '';
  private rules: readonly Rule<T, F, A>[] = noRules;

  constructor(
    from: Source<T, E, F, A>,
    private readonly table: T,
    private readonly frame: F,
    private readonly question: Question,
  ) {
    this.left = rulesLeft(from);
  }

  get hasNoRules(): boolean {
    return this.left.length === 0;
  }

  /** Null when nothing speaks against it. */
  verdictOn(n: number): Refusal | null {
    const { options, verdicts } = this.question;
    const known = verdicts[n];
    if (known !== undefined) return known;
    const offer = options[n] as Offer;
    if (offer.type !== this.type) {
      this.type = offer.type;
      this.rules = concerning(this.left, offer.type);
    }
    const { rules } = this;
    const refused =
      rules.length === 0 ? null : (breachAmong(rules, this.table, this.frame, sampleOf(offer) as A) ?? null);
    verdicts[n] = refused;
    return refused;
  }
}

/** What is conceivable, before the rules speak. */
export function listed<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: PlayerId,
): readonly Offer[] {
  return questionOf(from, table, frame, by).options;
}

/** Every option with the refusal that closes it, if one does. */
export function judged<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: PlayerId,
): readonly Choice[] {
  const question = questionOf(from, table, frame, by);
  const judge = new Judge(from, table, frame, question);
  return question.options.map((offer, n) => {
    const refused = judge.verdictOn(n);
    return refused ? { offer, refusal: refused } : { offer };
  });
}

/** The options of a step that its rules leave open. */
export function legalOptions<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: PlayerId,
): readonly Offer[] {
  const question = questionOf(from, table, frame, by);
  question.open ??= openOnes(question, new Judge(from, table, frame, question));
  return question.open;
}

function openOnes<T, E, F extends Frame, A extends Action>(
  { options }: Question,
  judge: Judge<T, E, F, A>,
): readonly Offer[] {
  if (judge.hasNoRules) return options;
  const open: Offer[] = [];
  for (let n = 0; n < options.length; n++) if (judge.verdictOn(n) === null) open.push(options[n] as Offer);
  return open.length === options.length ? options : open;
}

/**
 * Do the rules leave open some option of these types, or of any other than these? For a step that must know whether
 * there is anything to ask; stops at the first.
 */
export function hasOpen<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: PlayerId,
  wanted: (offer: Offer) => boolean = () => true,
): boolean {
  const question = questionOf(from, table, frame, by);
  const judge = new Judge(from, table, frame, question);
  return question.options.some((offer, n) => wanted(offer) && judge.verdictOn(n) === null);
}
