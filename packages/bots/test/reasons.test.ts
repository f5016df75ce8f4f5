import type { Reason, Reasons } from '@binario/bots';
import { playCasual, wish } from '@binario/bots/testing';
import { title18fb } from '@binario/game-18fb';
import { bots18fb, reasons18fb } from '@binario/game-18fb/bot';
import { title1849 } from '@binario/game-1849';
import { bots1849, reasons1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import { bots1865, reasons1865 } from '@binario/game-1865/bot';
import { languages, plainSpeaker, say } from '@binario/kernel';
import { gapsIn, sized } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';

const LONG = 120_000;

describe('reasons', () => {
  it.each([
    ['1849', reasons1849],
    ['1865', reasons1865],
    ['18FB', reasons18fb],
  ])('of %s have the same gaps in every language', (_game, reasons) => {
    for (const language of languages) {
      for (const [key, text] of Object.entries(reasons[language])) {
        expect(text).not.toBe('');
        expect(gapsIn(text), `${language} ${key}`).toEqual(gapsIn(reasons.en[key] ?? ''));
      }
    }
  });

  const full = (reasons: Reasons, why: Reason) => {
    for (const language of languages)
      expect(say(reasons[language], why.key, why.params, plainSpeaker(language))).not.toMatch(/[{}]/);
  };

  it(
    'fill every gap in 1849',
    () =>
      void playCasual(title1849, bots1849, wish(sized(3, 4), 41, title1849.variants), ({ why }) =>
        full(reasons1849, why),
      ),
    LONG,
  );
  it(
    'fill every gap in 1865',
    () => void playCasual(title1865, bots1865, wish(3, 41), ({ why }) => full(reasons1865, why)),
    LONG,
  );
  it(
    'fill every gap in 18FB',
    () => void playCasual(title18fb, bots18fb, wish(sized(3, 4), 2), ({ why }) => full(reasons18fb, why)),
    LONG,
  );
});
