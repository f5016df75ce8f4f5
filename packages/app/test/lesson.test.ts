import { games } from '@binario/games';
import { languages } from '@binario/kernel';
import { enginesOf, progressOf, Session } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

const pages = await Promise.all(games.map(({ page }) => page()));
const taught = pages.filter(({ lesson }) => lesson);

describe('the guided first rounds', () => {
  it('are there', () => {
    expect(taught.map(({ id }) => id)).toContain('1849');
  });

  it.each(taught)('of $id are legal from the first step to the last', async ({ id, lesson }) => {
    const engine = await enginesOf(games).load(id);
    const { wish, script } = lesson ?? { wish: undefined, script: [] };
    if (!wish) throw new Error('no lesson');
    const session = Session.begin(engine, engine.title.setup(wish));
    for (const { action } of script) expect(session.act(action)).toMatchObject({ ok: true });
    expect(session.tip).toBeGreaterThan(20);
  });

  it.each(taught)('of $id have words in every language and a section to read', async ({ theme, lesson, reading }) => {
    const book = await reading.books.rules();
    const sections = new Set(book.sections('en').map(({ id }) => id));
    for (const { say, section } of lesson?.script ?? []) {
      for (const language of languages) expect(theme.catalogue(language)[say], say).toBeTruthy();
      expect(sections, section).toContain(section);
    }
  });
});

describe('where a learner is', () => {
  const script = ['a', 'b'].map((type) => ({ action: { type, by: 'P1' }, say: type, section: '1' }));
  const did = (...types: string[]) => types.map((type) => ({ by: 'P1', type }));

  it('follows the script whatever the order of the fields', () => {
    expect(progressOf(script, did('a'))).toMatchObject({ at: 'step', index: 1 });
  });

  it('knows the end, and what is played after it', () => {
    expect(progressOf(script, did('a', 'b'))).toEqual({ at: 'end' });
    expect(progressOf(script, did('a', 'b', 'c'))).toEqual({ at: 'end' });
  });

  it('notices where somebody goes his own way', () => {
    expect(progressOf(script, did('a', 'c', 'b'))).toEqual({ at: 'own', since: 1 });
  });
});
