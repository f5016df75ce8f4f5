import type { Language } from './language.ts';
import type { Paragraph, Ruling, RulingText, Section } from './reader.ts';
import { set } from './spaces.ts';

/** What a game's own statement of its rules consists of, before it is put into words. */
export interface Plan<Id extends string, P> {
  readonly outline: Readonly<Record<Id, Readonly<Record<string, P>>>>;
  /** Where the section stands: compared number by number. */
  rankOf(id: Id): readonly number[];
  /** Which statements a planned paragraph makes, and what settles it. */
  planned(paragraph: P, id: Id): Pick<Paragraph, 'ids' | 'rulings'>;
}

/** The title of each section, and a text for every paragraph of the plan. */
type Words<Id extends string> = Readonly<Record<Id, Readonly<Record<string, string>>>>;

type ByLanguage<X> = Readonly<Record<Language, X>>;

/** A rulebook for reading in every language, and the way from a citation to its section. */
export interface Reader<Id extends string> {
  /** The whole rulebook, in its own order. */
  rulebook(language: Language): readonly Section<Id>[];
  /** The section a citation leads to. */
  sectionOf(cite: string, language: Language): Section<Id> | undefined;
}

/** `idIn` gives the section a citation names, whether the plan has it or not. */
export function readerOf<Id extends string, P extends { readonly example?: true }>(
  plan: Plan<Id, P>,
  words: ByLanguage<Words<Id>>,
  idIn: (cite: string) => string | undefined,
): Reader<Id> {
  const { outline } = plan;
  const section = (id: Id, language: Language): Section<Id> => {
    const said = words[language][id];
    const paragraphs = Object.entries<P>(outline[id]).map(([key, paragraph]) => ({
      key,
      text: set(language, said[key] ?? ''),
      ...plan.planned(paragraph, id),
      example: paragraph.example ?? false,
    }));
    return { id, title: set(language, said.title ?? ''), paragraphs };
  };
  return {
    rulebook: (language) => sectionsOf(plan).map((id) => section(id, language)),
    sectionOf(cite, language) {
      const id = idIn(cite);
      return id !== undefined && Object.hasOwn(outline, id) ? section(id as Id, language) : undefined;
    },
  };
}

/** Every ruling with the sections that cite it, in the order of its texts. */
export function rulingsOf<Id extends string, P>(
  plan: Plan<Id, P>,
  texts: ByLanguage<Readonly<Record<string, RulingText>>>,
): (language: Language) => readonly Ruling[] {
  return (language) => {
    const cited = sectionsOf(plan).map((section) => ({
      section,
      rulings: Object.values<P>(plan.outline[section]).flatMap((each) => plan.planned(each, section).rulings),
    }));
    return Object.entries(texts[language]).map(([id, { question, decision }]) => ({
      id,
      sections: cited.flatMap(({ section, rulings }) => (rulings.includes(id) ? [section] : [])),
      question: set(language, question),
      decision: set(language, decision),
    }));
  };
}

/** Whole numbers as keys come first in an object, whatever its order says. */
function sectionsOf<Id extends string, P>({ outline, rankOf }: Plan<Id, P>): readonly Id[] {
  return (Object.keys(outline) as Id[]).sort((x, y) => compared(rankOf(x), rankOf(y)));
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
