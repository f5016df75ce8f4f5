import { readdirSync, readFileSync } from 'node:fs';
import { title1849 } from '@binario/game-1849/title';
import { languages } from '@binario/kernel';
import { describe, expect, it, vi } from 'vitest';
import { form1849 } from '../src/games/1849/form.ts';
import { dress1849 } from '../src/games/1849/text/dress.ts';
import { engineIds } from '../src/games/engines.ts';
import { games } from '../src/games/registry.ts';
import { catalogues } from '../src/text/catalogues.ts';

const source = new URL('../src/', import.meta.url);
const shell = readdirSync(source, { recursive: true })
  .map(String)
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/^games\/18/.test(path));
/** One line per game is what these are for. */
const registries = new Set(['games/registry.ts', 'games/engines.ts']);

describe('the shell knows no game', () => {
  it('looks at itself', () => {
    expect(shell.length).toBeGreaterThan(60);
    expect(shell).toContain('pages/Home.tsx');
  });

  it('neither names one nor imports one', () => {
    const found = shell.flatMap((path) => {
      if (registries.has(path)) return [];
      const lines = readFileSync(new URL(path, source), 'utf8').split('\n');
      // Comments may give an example of a citation or a file; code may not.
      return lines
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
        .filter((line) => /@binario\/game-|games\/18|\b18(?:49|65|FB|fb)\b/.test(line))
        .map((line) => `${path}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  });

  it('has both halves of every game that can be played', () => {
    expect(games.filter((game) => game.page).map((game) => game.id)).toEqual(engineIds);
  });

  it('loads every cover and every presenter under its own name', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    for (const { id, name, cover, page } of games) {
      const { dress } = await cover();
      for (const language of languages) expect(dress.catalogue(language)['cover.blurb'], id).toBeTruthy();
      if (page) expect(await page()).toMatchObject({ id, name });
    }
  });
});

describe('the form of 1849', () => {
  it('offers what the title takes', () => {
    const { min, max } = title1849.players;
    expect(form1849.players).toEqual({ min, max });
    for (let players = min; players <= max; players++) {
      const fields = form1849.fields(players);
      for (const field of fields) {
        // A variant may need those listed before it.
        const before = fields.slice(0, fields.indexOf(field) + 1);
        const variants = before.flatMap((each) => (each.kind === 'variant' ? [each.id] : []));
        const options = field.kind === 'tick' ? { [field.option]: field.value } : {};
        expect(() => title1849.setup({ players, seed: 1, variants, options }), JSON.stringify(field)).not.toThrow();
      }
    }
  });

  it('has a text for each field in every language', () => {
    const keys = form1849
      .fields(4)
      .map((field) => (field.kind === 'tick' ? field.text : `variant.${'id' in field ? field.id : ''}`));
    for (const language of languages)
      for (const key of keys) expect(dress1849.catalogue(language)).toHaveProperty([key]);
  });
});

describe('texts', () => {
  it('of a game do not replace those of the page unawares', () => {
    const both = Object.keys(dress1849.catalogue('en')).filter((key) => Object.hasOwn(catalogues.en, key));
    expect(both).toEqual([]);
  });
});
