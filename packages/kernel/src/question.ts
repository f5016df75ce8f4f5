import type { Action, Refusal, SeatId } from './action.ts';
import type { Frame, Listing } from './game.ts';
import { admitsNothing, type Offer, sampleOf } from './offer.ts';
import { Place, type Source } from './place.ts';
import { breachAmong, type Rule } from './rule.ts';

const none: readonly never[] = [];

/** An option as the player sees it: open, or closed with the reason. */
export interface Choice {
  readonly offer: Offer;
  readonly refusal?: Refusal;
}

/** What one seat is asked in one position: options are listed, and each is judged, when somebody first wants to know. */
class Question<T, E, F extends Frame, A extends Action> {
  /** Those listed so far. Offers that stand for no action at all (a price from 1 to 0) are left out. */
  private options: readonly Offer[] = none;
  private partsListed = 0;
  /** For each option: undefined until it is judged, null when nothing speaks against it. */
  private readonly verdicts: (Refusal | null | undefined)[] = [];
  /** Those that nothing speaks against, once somebody has asked for them. */
  private open: readonly Offer[] | undefined;
  /** Options come sorted by type: the rules about the type judged last are kept at hand. */
  private type = '';
  private rules: readonly Rule<T, F, A>[] = none;

  constructor(
    private readonly place: Place<T, E, F, A>,
    readonly table: T,
    readonly frame: F,
    readonly by: SeatId,
  ) {}

  all(): readonly Offer[] {
    while (this.partsListed < this.place.parts.length) this.listPart();
    return this.options;
  }

  allJudged(): readonly Choice[] {
    if (this.place.keepsAll) return this.all().map((offer) => ({ offer }));
    return this.all().map((offer, n) => {
      const refused = this.verdictOn(n);
      return refused ? { offer, refusal: refused } : { offer };
    });
  }

  allOpen(): readonly Offer[] {
    this.open ??= this.place.keepsAll ? this.all() : this.openOnes();
    return this.open;
  }

  private openOnes(): readonly Offer[] {
    const options = this.all();
    const open: Offer[] = [];
    for (let n = 0; n < options.length; n++) if (this.verdictOn(n) === null) open.push(options[n] as Offer);
    return open.length === options.length ? options : open;
  }

  /** Lists no more parts than it takes. */
  hasOpen(wanted: (offer: Offer) => boolean): boolean {
    for (let n = 0; ; n++) {
      while (n === this.options.length) {
        if (this.partsListed === this.place.parts.length) return false;
        this.listPart();
      }
      if (wanted(this.options[n] as Offer) && this.verdictOn(n) === null) return true;
    }
  }

  private listPart(): void {
    const part = this.place.parts[this.partsListed++] as Listing<T, F>;
    const more = this.withoutEmpty(part(this.table, this.frame, this.by));
    this.options = this.options.length === 0 ? more : [...this.options, ...more];
  }

  /** Leaves out what stands for no action. */
  private withoutEmpty(offers: readonly Offer[]): readonly Offer[] {
    let type = '';
    let isSure = false;
    for (const offer of offers) {
      if (offer.type !== type) {
        type = offer.type;
        isSure = this.place.guardOf(type).isSure;
      }
      if (!isSure && admitsNothing(offer)) return offers.filter((each) => !admitsNothing(each));
    }
    return offers;
  }

  /** Null when nothing speaks against it. */
  private verdictOn(n: number): Refusal | null {
    const known = this.verdicts[n];
    if (known !== undefined) return known;
    const offer = this.options[n] as Offer;
    if (offer.type !== this.type) {
      this.type = offer.type;
      this.rules = this.place.guardOf(offer.type).rules;
    }
    const { rules } = this;
    const refused =
      rules.length === 0 ? null : (breachAmong(rules, this.table, this.frame, sampleOf(offer) as A) ?? null);
    this.verdicts[n] = refused;
    return refused;
  }
}

/** A place, and the last question put there. */
interface Asked<T, E, F extends Frame, A extends Action> {
  readonly place: Place<T, E, F, A>;
  last: Question<T, E, F, A> | undefined;
}

/**
 * First the step asks itself whether there is a choice, then the player what he may do, then the door whether that was
 * offered: one question three times in a row. So the last one put at each place, which is known by what lists its
 * options, is remembered, and no more: positions are kept by many, and with them would be kept all that was ever offered.
 */
const askedAt = new WeakMap<object, unknown>();

function askedOf<T, E, F extends Frame, A extends Action>(from: Source<T, E, F, A>): Asked<T, E, F, A> {
  const key = from.optionParts ?? from.options ?? from;
  const known = askedAt.get(key) as Asked<T, E, F, A> | undefined;
  if (known && known.place.rules === from.rules && known.place.keeps === from.keeps) return known;
  const made: Asked<T, E, F, A> = { place: new Place(from), last: undefined };
  askedAt.set(key, made);
  return made;
}

function questionAt<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): Question<T, E, F, A> {
  const asked = askedOf(from);
  const { last } = asked;
  if (last && last.table === table && last.frame === frame && last.by === by) return last;
  const question = new Question(asked.place, table, frame, by);
  asked.last = question;
  return question;
}

/** What is conceivable, before the rules speak. */
export function listedOptions<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): readonly Offer[] {
  return questionAt(from, table, frame, by).all();
}

/** Every option with the refusal that closes it, if one does. */
export function judged<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): readonly Choice[] {
  return questionAt(from, table, frame, by).allJudged();
}

/** The options of a step that its rules leave open. */
export function legalOptions<T, E, F extends Frame, A extends Action>(
  from: Source<T, E, F, A>,
  table: T,
  frame: F,
  by: SeatId,
): readonly Offer[] {
  return questionAt(from, table, frame, by).allOpen();
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
  return questionAt(from, table, frame, by).hasOpen(wanted);
}
