import { type Action, isList, isOpenDomain, isRange, type Language, type Offer } from '@binario/kernel';
import { fieldName, word } from '@binario/terminal';
import type { Io } from '../io.ts';
import type { Input } from './input.ts';

/** What was chosen; `back` when the player thought better of it, `end` when there is no more input. */
export type Answer<X> = X | 'back' | 'end';

/** Where questions of the terminal are put and answered, and in which language. */
export interface Asking {
  readonly io: Io;
  readonly input: Input;
  readonly language: Language;
}

/** Asks for a value in every domain of the offer. Open domains keep the value the game proposes. */
export async function filled(offer: Offer, asking: Asking): Promise<Answer<Action>> {
  const action: Record<string, unknown> = {};
  for (const [field, domain] of Object.entries(offer)) {
    const value = await answerFor(field, domain, asking);
    if (value === 'back' || value === 'end') return value;
    action[field] = value.is;
  }
  return action as unknown as Action;
}

async function answerFor(field: string, domain: unknown, asking: Asking): Promise<Answer<{ readonly is: unknown }>> {
  if (isRange(domain))
    return domain.min === domain.max ? { is: domain.min } : amount(field, domain.min, domain.max, asking);
  if (isList(domain)) return listed(field, domain.oneOf, asking);
  return { is: isOpenDomain(domain) ? domain.sample : domain };
}

async function amount(field: string, min: number, max: number, asking: Asking): Promise<Answer<{ is: number }>> {
  const { io, input, language } = asking;
  for (;;) {
    const typed = await input.word(`${fieldName(language, field)} (${word(language, 'from', { min, max })})? `);
    if (typed === undefined) return 'end';
    if (isBack(typed)) return 'back';
    const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
    if (number >= min && number <= max) return { is: number };
    io.print(word(language, 'outside', { min, max }));
    input.drop();
  }
}

async function listed(
  field: string,
  values: readonly (string | number)[],
  asking: Asking,
): Promise<Answer<{ is: string | number }>> {
  const chosen = await pick(
    field,
    values.map((value) => ({ key: String(value), label: String(value) })),
    asking,
  );
  if (typeof chosen === 'string') return chosen;
  return { is: values[chosen.index] as string | number };
}

/** Something a person at the terminal can choose by number or by name. */
export interface Choosable {
  /** What may be typed instead of the number. */
  readonly key: string;
  readonly label: string;
}

/** A numbered list; the answer may be the number, or the value itself. */
export async function pick(
  field: string,
  among: readonly Choosable[],
  { io, input, language }: Asking,
): Promise<Answer<{ readonly index: number }>> {
  if (among.length === 1) return { index: 0 };
  for (const [i, { label }] of among.entries()) io.print(`  ${String(i + 1).padStart(3)}  ${label}`);
  for (;;) {
    const typed = await input.word(`${word(language, 'which', { field: fieldName(language, field) })} `);
    if (typed === undefined) return 'end';
    if (isBack(typed)) return 'back';
    const index = indexOf(typed, among);
    if (index !== undefined) return { index };
    io.print(word(language, 'noSuchChoice', { text: typed }));
    input.drop();
  }
}

/** A value that is itself among the choices is meant as such, before it is taken for a number of the list. */
function indexOf(typed: string, among: readonly Choosable[]): number | undefined {
  const named = among.findIndex(({ key }) => key.toLowerCase() === typed.toLowerCase());
  if (named >= 0) return named;
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= among.length ? number - 1 : undefined;
}

const isBack = (typed: string): boolean => ['back', 'b', 'cancel'].includes(typed.toLowerCase());
