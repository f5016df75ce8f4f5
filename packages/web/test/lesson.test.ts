import { languages } from '@binario/kernel';
import { describe, expect, it, vi } from 'vitest';
import { Session } from '../src/engine/session.ts';
import { loadEngine } from '../src/games/engines.ts';
import { progressOf } from '../src/games/parts/lesson.ts';
import type { Presenter } from '../src/games/presenter.ts';
import { games } from '../src/games/registry.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const pages = await Promise.all(games.flatMap(({ page }) => (page ? [page() as Promise<Presenter>] : [])));
const taught = pages.filter(({ lesson }) => lesson);

describe('the guided first rounds', () => {
  it('are there', () => {
    expect(taught.map(({ id }) => id)).toContain('1849');
  });

  it.each(taught)('of $id are legal from the first step to the last', async ({ id, lesson }) => {
    const engine = await loadEngine(id);
    const { wish, script } = lesson ?? { wish: undefined, script: [] };
    if (!wish) throw new Error('no lesson');
    const session = Session.begin(engine, engine.title.setup(wish));
    for (const { action } of script) expect(session.act(action)).toMatchObject({ ok: true });
    expect(session.tip).toBeGreaterThan(20);
  });

  it.each(taught)('of $id have words in every language and a section to read', async ({ dress, lesson, reading }) => {
    const book = await reading.books.rules();
    const sections = new Set(book.sections('en').map(({ id }) => id));
    for (const { say, section } of lesson?.script ?? []) {
      for (const language of languages) expect(dress.catalogue(language)[say], say).toBeTruthy();
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
