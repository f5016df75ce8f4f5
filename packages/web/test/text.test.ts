import { languages, type Params, plainSpeaker, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { catalogues, type UiKey } from '../src/text/catalogues.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { it as italian } from '../src/text/it.ts';
import { onlineEn } from '../src/text/online/en.ts';
import { onlineFr } from '../src/text/online/fr.ts';
import { onlineIt } from '../src/text/online/it.ts';
import { seatName } from '../src/text/seatName.ts';

describe('the texts of the page', () => {
  it('leave the same gaps in every language', () => {
    expect(languages).toEqual(['en', 'it', 'fr']);
    const sets: readonly (readonly Readonly<Record<string, string>>[])[] = [
      [en, italian, fr],
      [onlineEn, onlineIt, onlineFr],
    ];
    for (const [first = {}, ...others] of sets) {
      for (const [key, text] of Object.entries(first)) {
        for (const other of others) expect(gapsIn(other[key] ?? ''), key).toEqual(gapsIn(text));
      }
    }
  });

  it('call somebody without a name by a name that fits the third person, in the language of the reader', () => {
    const called = languages.map((language) => {
      const text = {
        t: (key: UiKey, params?: Params) => say(catalogues[language], key, params ?? {}, plainSpeaker(language)),
      };
      return [seatName(text, { name: '', kind: 'human' }, 0), seatName(text, { name: 'Ada', kind: 'human' }, 1)];
    });
    expect(called).toEqual([
      ['Player 1', 'Ada'],
      ['Giocatore 1', 'Ada'],
      ['Joueur 1', 'Ada'],
    ]);
  });
});
