import { expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { type Language, languages } from '../language.ts';
import type { Ruling, RulingText } from '../reader.ts';
import type { Reader } from '../rulebook.ts';
import { rulesOf } from '../rulesOf.ts';

/** A game with its rulebook and rulings, for the test that every citation leads somewhere. */
export interface BookTest<T, E, S> extends Reader<string> {
  readonly game: Game<T, E, S>;
  rulings(language: Language): readonly Ruling[];
  /** Citations that lead nowhere: a section there is not, another game. */
  readonly nowhere: readonly string[];
  /** The rulings of RULINGS.md, in the order of the reader. */
  readonly listed: readonly (RulingText & Pick<Ruling, 'id'> & Partial<Pick<Ruling, 'sections'>>)[];
  /** How questions and decisions begin and end. */
  readonly form: { readonly question: RegExp; readonly decision: RegExp };
}

/** What holds of every statement of the rules in our own words. */
export function testBook<T, E, S>(book: BookTest<T, E, S>): void {
  const { game, rulebook, sectionOf, rulings, nowhere, listed, form } = book;

  it.each([...languages])('leads every rule to a section: %s', (language) => {
    expect(
      rulesOf(game)
        .flatMap(({ cites }) => cites)
        .filter((cite) => sectionOf(cite, language) === undefined),
    ).toEqual([]);
    for (const cite of nowhere) expect(sectionOf(cite, language), cite).toBeUndefined();
  });

  it.each([...languages])('has words in every paragraph: %s', (language) => {
    for (const { id, title, paragraphs } of rulebook(language)) {
      expect(title, id).toMatch(/^\S.*[^.]$/);
      for (const { key, text } of paragraphs) expect(text, `${id} ${key}`).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it('is not left in English', () => {
    const texts = (language: Language) =>
      rulebook(language).flatMap((section) => section.paragraphs.map(({ text }) => text));
    const [en, it, fr] = [texts('en'), texts('it'), texts('fr')];
    expect(en.filter((text, n) => text === it[n] || text === fr[n] || it[n] === fr[n])).toEqual([]);
  });

  it('cites every ruling, and only those that RULINGS.md has', () => {
    const cited = rulebook('en').flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rulings));
    expect([...new Set(cited)].sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  it('says of every ruling what RULINGS.md says', () => {
    expect(rulings('en')).toMatchObject(listed);
  });

  it.each([...languages])('has words for every ruling: %s', (language) => {
    const english = rulings('en');
    rulings(language).forEach(({ id, sections, question, decision }, n) => {
      expect(sections, id).not.toEqual([]);
      expect(question, id).toMatch(form.question);
      expect(decision, id).toMatch(form.decision);
      if (language === 'en') return;
      expect(question, id).not.toBe(english[n]?.question);
      expect(decision, id).not.toBe(english[n]?.decision);
    });
  });
}

/** The rulings as RULINGS.md has them: name, where, question, decision; lines that belong together are joined. */
export function rulingsIn(
  markdown: string,
): readonly (RulingText & { readonly id: string; readonly where: readonly string[] })[] {
  const joined = (text: string) => text.replace(/\s+/g, ' ');
  return [
    ...markdown.matchAll(/^\*\*([A-Z]*-?\d+)\*\* \(([^)]*)\)\s\*(.*?)\*\n\n- Decision: (.*?)\n(?=- Why:|\n)/gms),
  ].map(([, id = '', where = '', question = '', decision = '']) => ({
    id,
    where: joined(where).split(', '),
    question: joined(question),
    decision: joined(decision),
  }));
}

/** All statements of the checklist that the rulebook makes. */
export const statementsIn = (book: ReturnType<Reader<string>['rulebook']>): readonly string[] =>
  book.flatMap((section) => section.paragraphs.flatMap((paragraph) => paragraph.ids));
