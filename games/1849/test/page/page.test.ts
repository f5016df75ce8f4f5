import { languages } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { catalogues } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { form1849 } from '../../page/form.ts';
import { en } from '../../page/text/en.ts';
import { fr } from '../../page/text/fr.ts';
import { it as italian } from '../../page/text/it.ts';
import { theme1849 } from '../../page/text/theme.ts';
import { title1849 } from '../../title.ts';

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
    const keys = form1849.fields(4).flatMap((field) => {
      if (field.kind === 'tick') return [field.text];
      if (field.kind === 'choice') return field.values.map((value) => `option.${field.option}.${value}`);
      return [`variant.${'id' in field ? field.id : ''}`];
    });
    for (const language of languages)
      for (const key of keys) expect(theme1849.catalogue(language)).toHaveProperty([key]);
  });
});

describe('texts', () => {
  it('leave the same gaps in every language', () => {
    for (const [key, text] of Object.entries(en)) {
      for (const other of [italian, fr]) expect(gapsIn(other[key as keyof typeof en]), key).toEqual(gapsIn(text));
    }
  });

  it('of a game do not replace those of the page unawares', () => {
    const both = Object.keys(theme1849.catalogue('en')).filter((key) => Object.hasOwn(catalogues.en, key));
    expect(both).toEqual([]);
  });
});
