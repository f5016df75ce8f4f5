import { isCase } from './article.ts';
import { eachLanguage, type Language } from './language.ts';
import { set } from './spaces.ts';

/** A gap of a text: whose value fills it, and how that is written. */
export interface Gap {
  /** As it stands in the text; shown when it cannot be filled. */
  readonly source: string;
  readonly name: string;
  readonly style?: string;
  /** With its article, or after a preposition: `the`, `of`, `to` ... */
  readonly case?: string;
  /** A list ends in "or", not in "and". */
  readonly or?: true;
  /** One of two words, by the number that is the value. */
  readonly forms?: readonly [one: string, other: string];
  /** It begins a sentence. */
  readonly first: boolean;
}

/** A sentence read into what stands in it and the gaps to be filled. */
export type Template = readonly (string | Gap)[];

const read = eachLanguage(() => new Map<string, Template>());

/** A text taken apart; each is read once. */
export function templateOf(language: Language, text: string): Template {
  const known = read[language].get(text);
  if (known) return known;
  const template = parse(language, set(language, text));
  read[language].set(text, template);
  return template;
}

function parse(language: Language, text: string): Template {
  const parts: (string | Gap)[] = [];
  let from = 0;
  for (const found of text.matchAll(/\{(\w+)(?::([^{}:]+))?\}/g)) {
    const [source, name = '', how] = found;
    const head = text.slice(0, found.index);
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ source, name, first: /(?:^|[.!?…]\s)$/.test(head), ...(how !== undefined && wayOf(language, how)) });
    from = found.index + source.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** `money`, `of`, `holder.of`, `or`, `corp.or`, or two forms `one|other`. */
function wayOf(language: Language, how: string): Pick<Gap, 'style' | 'case' | 'or' | 'forms'> {
  const [one = '', other, ...more] = how.split('|');
  if (other !== undefined) return more.length > 0 || !one || !other ? { style: how } : { forms: [one, other] };
  const words = how.split('.');
  const or = words.at(-1) === 'or';
  if (or) words.pop();
  const last = words.at(-1);
  const its = last !== undefined && isCase(language, last) ? words.pop() : undefined;
  const style = words.join('.');
  return { ...(style && { style }), ...(its && { case: its }), ...(or && { or }) };
}
