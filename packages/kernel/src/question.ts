import type { Action, Refusal, SeatId } from './action.ts';
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
  readonly by: SeatId;
  /** Offers that stand for no action at all (a price from 1 to 0) are left out. */
  readonly options: readonly Offer[];
  /** For each option: undefined until it is judged, null when nothing speaks against it. */
  readonly verdicts: (Refusal | null | undefined)[];
  /** Those that nothing speaks against, once somebody has asked for them. */
  open: readonly Offer[] | undefined;
}

/** What is to be asked about options of one type. */
interface Guard<T, F extends Frame, A extends Action> {
  /** The rules about it that the options do not know to be kept. */
  readonly rules: readonly Rule<T, F, A>[];
  /** Every rule about it is kept: such options are not looked at again, and never stand for nothing. */
  readonly isSure: boolean;
}

/** A place where questions are put: what guards it, and the last one put there. */
class Place<T, E, F extends Frame, A extends Action> {
  private readonly guards = new Map<string, Guard<T, F, A>>();
  private readonly left: readonly Rule<T, F, A>[];
  last: Question | undefined;

  constructor(
    readonly rules: Source<T, E, F, A>['rules'],
    readonly keeps: Source<T, E, F, A>['keeps'],
  ) {
    this.left = (rules ?? []).filter((each) => !keeps?.includes(each.key));
  }

  /** The options keep every rule there is. */
  get keepsAll(): boolean {
    return this.left.length === 0;
  }

  guardOf(type: string): Guard<T, F, A> {
    const known = this.guards.get(type);
    if (known) return known;
    const rules = concerning(this.left, type);
    const made = { rules, isSure: rules.length === 0 && concerning(this.rules ?? [], type).length > 0 };
    this.guards.set(type, made);
    return made;
  }
}

/**
 * First the step asks itself whether there is a choice, then the player what he may do, then the door whether that was
 * offered: one question three times in a row. So the last one put at each place, which is known by the function that
 * lists its options, is remembered, and no more: positions are kept by many, and with them would be kept all that was ever
 * offered.
 */
const places = new WeakMap<object, unknown>();

function placeOf<T, E, F extends Frame, A extends Action>(from: Source<T, E, F, A>): Place<T, E, F, A> {
  const place = from.options ?? from;
  const known = places.get(place) as Place<T, E, F, A> | undefined;
  if (known && known.rules === from.rules && known.keeps === from.keeps) return known;
  const made = new Place(from.rules, from.keeps);
  places.set(place, made);
  return made;
}

function questionAt<T, E, F extends Frame, A extends Action>(
  place: Place<T, E, F, A>,
  { options }: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): Question {
  const { last } = place;
  if (last && last.table === table && last.frame === frame && last.by === by) return last;
  const listed = withoutEmpty(place, options?.(table, frame, by) ?? []);
  const question = { table, frame, by, options: listed, verdicts: [], open: undefined };
  place.last = question;
  return question;
}

/** Leaves out what stands for no action. */
function withoutEmpty<T, E, F extends Frame, A extends Action>(
  place: Place<T, E, F, A>,
  offers: readonly Offer[],
): readonly Offer[] {
  let type = '';
  let isSure = false;
  for (const offer of offers) {
    if (offer.type !== type) {
      type = offer.type;
      isSure = place.guardOf(type).isSure;
    }
    if (!isSure && admitsNothing(offer)) return offers.filter((each) => !admitsNothing(each));
  }
  return offers;
}

const noRules: readonly never[] = [];

/**
 * The verdict on an option. Options come sorted by type, so whoever asks about all of them keeps the rules about the last
 * type at hand.
 */
class Judge<T, E, F extends Frame, A extends Action> {
  private type = '';
  private rules: readonly Rule<T, F, A>[] = noRules;

  constructor(
    private readonly place: Place<T, E, F, A>,
    private readonly table: T,
    private readonly frame: F,
    private readonly question: Question,
  ) {}

  /** Null when nothing speaks against it. */
  verdictOn(n: number): Refusal | null {
    const { options, verdicts } = this.question;
    const known = verdicts[n];
    if (known !== undefined) return known;
    const offer = options[n] as Offer;
    if (offer.type !== this.type) {
      this.type = offer.type;
      this.rules = this.place.guardOf(offer.type).rules;
    }
    const { rules } = this;
    const refused =
      rules.length === 0 ? null : (breachAmong(rules, this.table, this.frame, sampleOf(offer) as A) ?? null);
    verdicts[n] = refused;
    return refused;
  }
}

/** What is conceivable, before the rules speak. */
export function listedOptions<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): readonly Offer[] {
  return questionAt(placeOf(from), from, table, frame, by).options;
}

/** Every option with the refusal that closes it, if one does. */
export function judged<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): readonly Choice[] {
  const place = placeOf(from);
  const question = questionAt(place, from, table, frame, by);
  if (place.keepsAll) return question.options.map((offer) => ({ offer }));
  const judge = new Judge(place, table, frame, question);
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
  by: SeatId,
): readonly Offer[] {
  const place = placeOf(from);
  const question = questionAt(place, from, table, frame, by);
  question.open ??= place.keepsAll ? question.options : openOnes(question, new Judge(place, table, frame, question));
  return question.open;
}

function openOnes<T, E, F extends Frame, A extends Action>(
  { options }: Question,
  judge: Judge<T, E, F, A>,
): readonly Offer[] {
  const open: Offer[] = [];
  for (let n = 0; n < options.length; n++) if (judge.verdictOn(n) === null) open.push(options[n] as Offer);
  return open.length === options.length ? options : open;
}

/**
 * Do the rules leave open some option that is wanted? For a step that must know whether there is anything to ask; stops
 * at the first.
 */
export function hasOpen<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
  wanted: (offer: Offer) => boolean = () => true,
): boolean {
  const place = placeOf(from);
  const question = questionAt(place, from, table, frame, by);
  const judge = new Judge(place, table, frame, question);
  return question.options.some((offer, n) => wanted(offer) && judge.verdictOn(n) === null);
}
