import { type Action, languages, start } from '@binario/kernel';
import { hear } from '@binario/kernel/testing';
import { otherRoute } from '@binario/rail/testing';
import { describe, expect, it } from 'vitest';
import { game18fb } from '../game.ts';
import { catalogues } from '../text/catalogue.ts';
import { teller } from '../text/describe.ts';
import { en } from '../text/en.ts';
import { lineOf } from '../text/events.ts';
import { inTurn, playRandom, stockTurn } from './support/index.ts';

const { breadcrumb, describeAction, describeAsk, describeEvent, describeRefusal, labelOf } = teller;

/** A gap that nothing filled, or a key that has no text. */
const unfilled = /\{\w+(:\w+)?\}|^(note|effect|paid|ask|do|step|crumb|action)\./;

describe('18FB in words', () => {
  it('tells every event, question, offer and place of a game, with all gaps filled', () => {
    const seen = new Set<string>();
    for (const seed of [4, 8]) {
      playRandom(
        { players: 4, seed },
        {
          observe: (_table, effect) => {
            for (const language of languages) {
              const line = describeEvent(effect, language);
              if (line === undefined) continue;
              seen.add(effect.type);
              expect(line).not.toMatch(unfilled);
            }
          },
          onState: (state, action) => {
            if (action) expect(describeAction(action as Action, 'it')).not.toMatch(unfilled);
            const question = describeAsk(state, 'fr');
            if (question !== undefined) expect(question).not.toMatch(unfilled);
            for (const crumb of breadcrumb(state, 'en')) expect(crumb).not.toMatch(unfilled);
          },
        },
      );
    }
    expect(seen.size).toBeGreaterThan(40);
  }, 120_000);

  it('explains every refusal that foolish moves meet', () => {
    const heard = hear(
      {
        game: game18fb,
        teller,
        words: catalogues.en,
        isTold: (event) => lineOf(event) !== undefined,
        eagerness: { pass: 2, proposeCard: 1, layTile: 10, buyTrain: 6, buyCert: 10 },
        spoil: otherRoute,
        hears: (roll, { type }) => type !== 'layTile' || roll(20) === 0,
      },
      [5, 2].map((seed) => [seed, start(game18fb, { players: 3, seed })] as const),
      300,
    );
    expect(heard.raw).toEqual([]);
    expect(heard.moves).toBe(600);
    // Else the games say too little for this to be a test.
    expect(heard.rules).toBeGreaterThan(40);
  });

  it('names money, hexes, people and cards', () => {
    const names = { P1: 'Anna' };
    const paid = { type: 'paid', from: 'bank', to: 'P1', amount: 1234, why: 'dividend' } as const;
    expect(describeEvent(paid, 'en', names)).toBe('Anna receives D1,234 in dividends.');
    const token = { type: 'tokenTaken', corp: 'FSC', hex: 'F23', to: 'lost' } as const;
    expect(describeEvent(token, 'it')).toBe('La pedina della FSC a Salerno (F23) viene tolta.');
    const bid = { type: 'buyCard', by: 'P1', private: 'LAla' };
    expect(describeAction(bid, 'fr')).toBe('Acheter la Casata L’Ala à la corbeille');
    const state = stockTurn({ companies: { NN: { president: 'P2' } } });
    expect(describeAsk(state, 'en')).toMatch(/may sell stock, then take one action/);
    const raising = inTurn({ companies: { NN: { cash: 20 } } }, 'NN', 'buyTrains');
    expect(describeAsk(raising, 'en')).toMatch(/its president has to help/);
  });

  it('tells the two hexes of Tronto apart', () => {
    const to = (hex: string) => describeAction({ type: 'placeToken', by: 'P1', route: ['K44', hex] }, 'en');
    expect(to('K46')).toContain('Tronto K46');
    expect(to('L45')).toContain('Tronto L45');
  });

  it('says why not', () => {
    const refusal = { rule: 'bid.tooLow', cite: '18FB §3.1', params: { private: 'Riseis', least: 75 } };
    expect(describeRefusal(refusal, 'en')).toBe('A bid on Panfilo De Riseis must be at least D75.');
    const colour = { rule: 'lay.colourOfPhase', cite: '', params: { colour: 'green', phase: 1 } };
    expect(describeRefusal(colour, 'it')).toContain('verde');
  });

  it('has a word for every button, and a sentence for every action', () => {
    for (const type of Object.keys(game18fb.forms)) {
      for (const language of languages) expect(labelOf(type, language)).not.toMatch(unfilled);
      const known = Object.keys(en.doing).some((key) => key === type || key.startsWith(`${type}.`));
      expect(known, type).toBe(true);
    }
  });
});
