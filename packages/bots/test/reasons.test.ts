import { type Reason, reasons } from '@binario/bots';
import { title1849 } from '@binario/game-1849';
import { languages, plainSpeaker, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { en as en18fb } from '../src/casual/18fb/text/en.ts';
import { en as en1849 } from '../src/casual/1849/text/en.ts';
import { en as en1865 } from '../src/casual/1865/text/en.ts';
import { en } from '../src/casual/text/en.ts';
import { play18fb, play1849, play1865, wish } from './casualTable.ts';

const LONG = 120_000;

describe('reasons', () => {
  it('have the same gaps in every language', () => {
    for (const language of languages) {
      for (const [key, text] of Object.entries(reasons[language])) {
        expect(text).not.toBe('');
        expect(gapsIn(text), `${language} ${key}`).toEqual(gapsIn(reasons.en[key as keyof typeof reasons.en]));
      }
    }
  });

  it('of one game do not stand in the way of those of another', () => {
    const keys = [en, en1849, en1865, en18fb].flatMap((part) => Object.keys(part));
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  });

  const full = (why: Reason) => {
    for (const language of languages)
      expect(say(reasons[language], why.key, why.params, plainSpeaker(language))).not.toMatch(/[{}]/);
  };

  it('fill every gap', () => void play1849(wish(4, 41, title1849.variants), ({ why }) => full(why)), LONG);
  it('fill every gap in 1865, too', () => void play1865(wish(3, 41), ({ why }) => full(why)), LONG);
  it('fill every gap in 18FB, too', () => void play18fb(wish(4, 2), ({ why }) => full(why)), LONG);
});
