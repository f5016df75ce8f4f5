import { title18fb } from '@binario/game-18fb';
import { speaker1849, title1849 } from '@binario/game-1849';
import { speaker1865, title1865 } from '@binario/game-1865';
import { languages, SetupError, type SetupWish, say } from '@binario/kernel';
import { answerCodes, deliveryDetails, notNowReasons, problemCodes } from '@binario/protocol';
import { detailWords, problemWords, textIn } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

const texts = languages.map((language) => textIn(language, [], null));
const differ = (said: readonly string[]) => new Set(said).size === languages.length;

describe('what the server does not do', () => {
  it('is told in the language of the reader, whatever its code', () => {
    for (const code of [...problemCodes, ...answerCodes]) {
      const said = texts.map((text) => problemWords(text, { code, problem: 'the English of the server' }));
      expect(differ(said), code).toBe(true);
      for (const each of said) expect(each).not.toContain('English');
    }
  });

  it('says why not now', () => {
    for (const reason of notNowReasons) {
      const said = texts.map((text) => problemWords(text, { code: 'notNow', problem: `${reason}: seed, variants` }));
      expect(differ(said), reason).toBe(true);
      expect(said[0]).not.toMatch(/Not now|seed, variants/);
    }
    expect(problemWords(texts[2] as never, { code: 'notNow' })).toBe('Pas maintenant.');
  });

  it('is told by the engine if that has a reason', () => {
    const refusal = { rule: 'turn.gameOver', cite: '', params: {} };
    const text = { t: () => 'page', has: (key: string) => key === refusal.rule, refusal: () => 'engine' };
    expect(problemWords(text, { code: 'malformed', refusal })).toBe('engine');
    expect(problemWords(text, { code: 'malformed', refusal: { ...refusal, rule: 'unknown' } })).toBe('page');
  });

  it('shows what became of a notice, and what another server answered as it is', () => {
    for (const detail of deliveryDetails)
      expect(differ(texts.map((text) => detailWords(text, detail))), detail).toBe(true);
    expect(texts.map((text) => detailWords(text, '503 later'))).toEqual(['503 later', '503 later', '503 later']);
  });
});

describe('a set-up that makes no sense', () => {
  const wish: SetupWish = { players: 4, seed: 1, variants: [], options: {} };
  const told = (setUp: () => unknown): SetupError => {
    try {
      setUp();
    } catch (error) {
      if (error instanceof SetupError) return error;
    }
    throw new Error('this set-up makes sense');
  };

  it('says so in three languages, with the names of the variants', () => {
    const { rule, params } = told(() => title1849.setup({ ...wish, variants: ['electricDreams'] }));
    const said = languages.map((language) => say(title1849.text[language], rule, params, speaker1849(language)));
    expect(differ(said)).toBe(true);
    for (const [i, language] of languages.entries()) {
      expect(said[i]).toContain(title1849.text[language]['variant.electricDreams']);
      expect(said[i]).not.toMatch(/[{}]|electricDreams/);
    }
    const apart = told(() => title1865.setup({ ...wish, players: 2, variants: ['short', 'c5basic'] }));
    const french = say(title1865.text.fr, apart.rule, apart.params, speaker1865('fr'));
    expect(french).toContain(title1865.text.fr['variant.short']);
  });

  it.each([
    ['too many players', () => title1849.setup({ ...wish, players: 9 }), 'setup.players'],
    ['players of a form', () => title1865.setup({ ...wish, players: 9 }), 'setup.players'],
    ['players of 18FB', () => title18fb.setup({ ...wish, players: 9 }), 'setup.players'],
    ['no such option', () => title1849.setup({ ...wish, options: { x: 'y' } }), 'setup.noOption'],
    ['no such value', () => title1849.setup({ ...wish, options: { revenue: 'y' } }), 'setup.value'],
    ['no such variant', () => title18fb.setup({ ...wish, variants: ['x'] }), 'setup.noOption'],
    ['a broken seed', () => title1849.setup({ ...wish, seed: 0.5 }), 'setup.seed'],
  ] as const)('has a key: %s', (_what, setUp, rule) => {
    expect(told(setUp).rule).toBe(rule);
  });
});
