import type { Action, SeatId } from './action.ts';

/** Whole numbers from `min` to `max`, with `step` only every so many; both ends are among them. */
export interface RangeDomain {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** The domain of a field: one of the listed values. */
export interface ListDomain {
  readonly oneOf: readonly (string | number)[];
}

/** Too many values to list: `sample` is one of them, the rules of the step decide about any other. */
export interface OpenDomain {
  readonly open: string;
  readonly sample: unknown;
}

/** The values a field of an offer may take: a range, a list, or whatever the rules allow. */
export type Domain = RangeDomain | ListDomain | OpenDomain;

/**
 * An action whose fields may be domains: `{ type: 'bid', by: 'P1', lot: 'SIGI', price: { min: 50, max: 375 } }`. It has
 * every field of the action, and a record that is meant as it stands has none of the names above.
 */
export interface Offer {
  readonly type: string;
  readonly by: SeatId;
  readonly [field: string]: unknown;
}

/** Is the field of an offer a range of numbers? */
export function isRange(value: unknown): value is RangeDomain {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}

/** Is the field of an offer a list of values to choose from? */
export function isList(value: unknown): value is ListDomain {
  return typeof value === 'object' && value !== null && 'oneOf' in value;
}

/** Is the field of an offer one whose values only the rules can judge? */
export function isOpenDomain(value: unknown): value is OpenDomain {
  return typeof value === 'object' && value !== null && 'open' in value && 'sample' in value;
}

/** Is this action one of those the offer stands for? Open domains admit everything: the rules decide there. */
export function admits(offer: Offer, action: Action): boolean {
  const wanted = action as unknown as Readonly<Record<string, unknown>>;
  let unmatched = 0;
  for (const field in offer) {
    if (!fits(offer[field], wanted[field])) return false;
    unmatched++;
  }
  for (const _field in wanted) unmatched--;
  return unmatched === 0;
}

function fits(domain: unknown, value: unknown): boolean {
  if (isRange(domain)) return inRange(domain, value);
  if (isList(domain)) return domain.oneOf.includes(value as string | number);
  if (isOpenDomain(domain)) return value !== undefined;
  return sameJson(domain, value);
}

function inRange({ min, max, step = 1 }: RangeDomain, value: unknown): boolean {
  const n = Number.isInteger(value) ? (value as number) : Number.NaN;
  return n >= min && n <= max && (n - min) % step === 0;
}

/** Does the offer stand for no action, because some field has nothing to choose from? */
export function admitsNothing(offer: Offer): boolean {
  for (const field in offer) {
    const domain = offer[field];
    if (typeof domain !== 'object') continue;
    if (isRange(domain) ? domain.max < domain.min : isList(domain) && domain.oneOf.length === 0) return true;
  }
  return false;
}

function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameJson(left[key], right[key]));
}

/** One concrete action of the offer: every domain at its first value. */
export function sampleOf(offer: Offer): Action {
  for (const field in offer) {
    if (first(offer[field]) !== offer[field]) return filled(offer);
  }
  // Nothing to choose: the offer is the action.
  return offer;
}

function filled(offer: Offer): Action {
  const action: Record<string, unknown> = {};
  for (const field in offer) action[field] = first(offer[field]);
  return action as unknown as Action;
}

function first(domain: unknown): unknown {
  if (isRange(domain)) return domain.min;
  if (isList(domain)) return domain.oneOf[0];
  if (isOpenDomain(domain)) return domain.sample;
  return domain;
}
