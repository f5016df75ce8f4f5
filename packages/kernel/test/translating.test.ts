import { type BasicStyle, english, translating } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

/** What must not compile is marked so: the stage `types` fails if it does. */
const en = english<BasicStyle | 'corp'>()({
  moves: '{n} {n:move|moves}',
  paid: { of: 'The money {who:holder.of}: {sum:money}.', list: '{names:or}, {corp}' },
  plain: 'Nothing.',
});
const { italian, french } = translating<typeof en, BasicStyle | 'corp'>();

const paid = { of: '{sum:money}', list: '{names}' };
const plain = 'Rien.';
const moves = '{n} {n:coup|coups}';

describe('translations', () => {
  it('are taken as they are', () => {
    const fr = french({
      moves,
      paid: { of: 'L’argent {who:of} : {sum:money}.', list: '{names:or} {corp:corp.to}' },
      plain,
    });
    expect(fr.moves).toBe(moves);
    expect(italian({ moves, paid: { of: '{who:from} {who:in} {who:on.or}', list: '' }, plain }).plain).toBe(plain);
    expect(french({ moves: String(moves), paid, plain }).moves).toBe(moves);
  });

  it('lack no text and have none of their own', () => {
    // @ts-expect-error a text is missing
    french({ moves, plain });
    // @ts-expect-error a text of a section is missing
    french({ moves, paid: { of: '' }, plain });
    // @ts-expect-error English has no such text
    french({ moves, paid, plain, more: '' });
    // @ts-expect-error nor such a one in the section
    french({ moves, paid: { ...paid, more: '' }, plain });
    expect.assertions(0);
  });

  it('have both forms of a plural, and no third', () => {
    // @ts-expect-error one form
    french({ moves: '{n} {n:coup}', paid, plain });
    // @ts-expect-error the second is empty
    french({ moves: '{n} {n:coup|}', paid, plain });
    // @ts-expect-error the first is empty
    french({ moves: '{n} {n:|coups}', paid, plain });
    // @ts-expect-error three
    french({ moves: '{n} {n:coup|coups|coups}', paid, plain });
    expect.assertions(0);
  });

  it('have no gap, style or case that cannot be filled', () => {
    // @ts-expect-error English has no such gap
    french({ moves: '{m}', paid, plain });
    // @ts-expect-error nor with a style
    french({ moves: '{m:money}', paid, plain });
    // @ts-expect-error no such style
    french({ moves: '{n:mony}', paid, plain });
    // @ts-expect-error no such case
    french({ moves: '{n:holder.off}', paid, plain });
    // @ts-expect-error French does without this case
    french({ moves: '{n:from}', paid, plain });
    // @ts-expect-error in a section too
    italian({ moves, paid: { ...paid, of: '{whom:of}' }, plain });
    expect.assertions(0);
  });

  it('are measured by English that holds itself', () => {
    // @ts-expect-error one form
    english<BasicStyle>()({ moves: '{n:move}' });
    // @ts-expect-error no such style
    english<BasicStyle>()({ section: { paid: '{sum:corp}' } });
    expect.assertions(0);
  });
});
