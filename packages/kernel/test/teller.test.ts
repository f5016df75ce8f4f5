import { noArticle, type Offer, start, type Teller, tellerOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { asking, type Board, machine, type Note } from './machine.ts';

const game = machine({});
const words = {
  'note.it': '{text} happened.',
  'ask.it': 'What does {player} say?',
  'crumb.ask': 'Question to {who}',
  'step.idle': 'Idle',
  'action.answer': 'Answer',
  'do.answer': 'Answer {price} of {from}',
  'do.answer.none': 'Answer nothing',
};

const teller: Teller<Board, Note> = tellerOf<Board, Note>({
  game,
  catalogues: { en: words, it: words, fr: words },
  speaker: (language, names) => ({
    language,
    write: (value) => names?.[value] ?? String(value),
    articlesOf: () => noArticle,
  }),
  lineOf: (event) => (event.type === 'noted' ? { key: 'note.it', params: { text: event.text } } : undefined),
  askOf: ({ flow }, player) => (flow.length > 0 ? { key: 'ask.it', params: { player } } : undefined),
  suffixOf: (_type, { price }) => (price === 0 ? '.none' : ''),
  moreOf: ({ by }) => ({ from: by }),
  unnamed: ['game'],
});

const { breadcrumb, describeAction, describeAsk, describeEvent, describeFrame, describeRefusal, labelOf } = teller;

describe('a game in words', () => {
  const state = start(game, [asking('P1'), asking('P2')]);

  it('tells events that make a line, and no others', () => {
    expect(describeEvent({ type: 'noted', text: 'P1' }, 'en', { P1: 'Ada' })).toBe('Ada happened.');
    expect(describeEvent({ type: 'left', text: 'P1' }, 'en')).toBeUndefined();
  });

  it('tells what is asked, and where', () => {
    expect(describeAsk(state, 'en')).toBe('What does P2 say?');
    expect(describeAsk({ ...state, flow: [] }, 'en')).toBeUndefined();
    expect(breadcrumb({ ...state, flow: [{ step: 'game' }, ...state.flow] }, 'en')).toEqual([
      'Question to P1',
      'Question to P2',
    ]);
    expect(describeFrame({ step: 'idle' }, 'en')).toBe('Idle');
  });

  it('tells actions, and offers with what can be chosen', () => {
    const offer = (price: unknown): Offer => ({ type: 'answer', by: 'P1', price });
    const told = (price: unknown) => describeAction(offer(price), 'en');
    expect(told(5)).toBe('Answer 5 of P1');
    expect(told({ min: 1, max: 40 })).toBe('Answer 1..40 of P1');
    expect(told({ min: 7, max: 7 })).toBe('Answer 7 of P1');
    expect(told({ oneOf: [1, 'x'] })).toBe('Answer 1 and x of P1');
    expect(told({ open: 'prices', sample: ['a', 'b'] })).toBe('Answer a and b of P1');
    expect(told(0)).toBe('Answer nothing');
    expect(labelOf('answer', 'en')).toBe('Answer');
  });

  it('tells why not, whatever is not known of', () => {
    expect(describeRefusal({ rule: 'note.it', cite: '', params: { text: 'P1' } }, 'fr', { P1: 'Ada' })).toBe(
      'Ada happened.',
    );
    expect(describeRefusal({ rule: 'unknown', cite: '', params: {} }, 'fr')).toBe('unknown');
  });
});
