import { type Action, type Frame, kernelText, languages, type Refusal, rulesOf, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { boardText } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { companyDefs, companyIds, maritimeIds } from '../data/companies.ts';
import { phases } from '../data/phases.ts';
import { game1865 } from '../game.ts';
import { catalogues, texts } from '../text/catalogue.ts';
import { describeAction, describeEvent, describeFrame, describeRefusal, labelOf } from '../text/describe.ts';
import { en } from '../text/en.ts';
import { lineOf } from '../text/events.ts';
import { speaker } from '../text/speaker.ts';
import { title1865 } from '../title.ts';
import { frame } from './support/index.ts';

const askingSteps = Object.entries(game1865.steps).flatMap(([name, step]) => (step.actors ? [name] : []));
const typesOfAction = Object.keys(game1865.forms);

describe('the texts of 1865', () => {
  it('every rule of the game has a sentence, and no sentence is left over', () => {
    const keys = rulesOf(game1865).map(({ key }) => key);
    expect([...keys].sort()).toEqual(Object.keys(en.rules).sort());
  });

  it('every rule is cited', () => {
    for (const { cites } of rulesOf(game1865)) for (const cite of cites) expect(cite).toMatch(/^1865 (§\d|C\.5 §\d)/);
  });

  it.each(['it', 'fr'] as const)('have the same keys in English and in %s', (language) => {
    for (const section of Object.keys(en) as (keyof typeof en)[]) {
      expect(Object.keys(texts[language][section]).sort(), section).toEqual(Object.keys(en[section]).sort());
    }
  });

  it.each(['it', 'fr'] as const)('have the same gaps in English and in %s', (language) => {
    for (const [key, template] of Object.entries(catalogues.en)) {
      expect(gapsIn(catalogues[language][key] ?? ''), key).toEqual(gapsIn(template));
    }
  });

  it('are no key of another section', () => {
    const count = Object.values(en).flatMap((section) => Object.keys(section)).length;
    const own = Object.keys(catalogues.en).filter((key) => !(key in kernelText.en) && !(key in boardText.en));
    expect(own).toHaveLength(count);
  });

  it.each([...languages])('are sentences where sentences are wanted: %s', (language) => {
    const { rules, notes, paid, effects, asks } = texts[language];
    for (const section of [rules, notes, paid, effects, asks]) {
      for (const [key, text] of Object.entries(section)) expect(text, key).toMatch(/\S.*[.?]$/);
    }
  });

  it('are not left in English', () => {
    const same = (section: 'rules' | 'notes' | 'asks' | 'doing') =>
      Object.entries(en[section]).filter(([key, text]) => {
        const other = (language: 'it' | 'fr') => (texts[language][section] as Readonly<Record<string, string>>)[key];
        return text === other('it') || text === other('fr');
      });
    expect([...same('rules'), ...same('notes'), ...same('asks')]).toEqual([]);
  });

  it.each([...languages])('cover every rule, step, action and variant: %s', (language) => {
    const text = catalogues[language];
    const wanted = [
      ...rulesOf(game1865).map(({ key }) => key),
      ...Object.keys(game1865.steps).map((step) => `step.${step}`),
      ...askingSteps.map((step) => `ask.${step}`),
      ...typesOfAction.map((type) => `action.${type}`),
      ...title1865.variants.flatMap((variant) => [`variant.${variant}`, `variant.${variant}.about`]),
      ...Object.keys(phases).flatMap((phase) => [`phase.${phase}`, `phase.${phase}.about`]),
      ...maritimeIds.map((name) => `private.${name}`),
      ...Object.values(companyDefs).map(({ colour }) => `colour.${colour}`),
    ];
    expect(wanted.filter((key) => !Object.hasOwn(text, key))).toEqual([]);
  });

  it('are what the title speaks', () => {
    expect(title1865.text).toBe(catalogues);
  });
});

describe('the speaker', () => {
  it('writes money, hexes, trains, cards and players', () => {
    const { write: say } = speaker('it', { P1: 'Ada' });
    expect(say(1100, 'money', 'amount')).toBe('L.1.100');
    expect(say('1..40', 'money', 'price')).toBe('L.1 – L.40');
    expect(say('F45', undefined, 'hex')).toBe('Cagliari (F45)');
    expect(say('E46', undefined, 'hex')).toBe('E46');
    expect(['PH2-3', 'PH2-D'].map((train) => say(train, undefined, 'train'))).toEqual(['PH2', 'PH2']);
    expect(say('P1', 'holder', 'from')).toBe('Ada');
    expect(say('dragons', 'holder', 'from')).toBe('Dragoni');
    expect(speaker('fr').write('dragons', 'holder', 'from')).toBe('traders');
    expect(say('M4', undefined, 'private')).toBe('M4 Distretto di Carbonia');
    expect(say('FMS', undefined, 'acquirer')).toBe('FMS');
    expect(say('green', 'colour', 'wanted')).toBe('verde');
  });

  it('gives every company and holder its article', () => {
    const named = [...companyIds, 'bank', 'dragons', 'offer', 'pool'];
    for (const language of ['it', 'fr'] as const) {
      const { articlesOf } = speaker(language);
      expect(named.filter((id) => articlesOf(id, 'holder', '')[language] === '')).toEqual([]);
      expect(companyIds.filter((id) => articlesOf(id, 'corp', '')[language] === '')).toEqual([]);
    }
    const to = (who: string) => say({ to: 'x {who:to}' }, 'to', { who }, speaker('it', { P1: 'Ada' }));
    expect(['FMS', 'dragons', 'P1'].map(to)).toEqual(['x alla FMS', 'x ai Dragoni', 'x ad Ada']);
  });
});

describe('describing', () => {
  const by = 'P1';

  it('actions and offers, with what can be chosen', () => {
    const sale = { type: 'sellShares', by, corp: 'FMS', shares: { min: 1, max: 3 } };
    expect(describeAction(sale, 'en')).toBe('Sell 1 – 3 × FMS');
    const marker = { type: 'placeMarker', by, route: ['F45', 'E44', 'D43', 'D41', 'D39', 'D37'] } as Action;
    expect(describeAction(marker, 'it')).toBe(
      'Piazza una stazione a Oristano (D37) (Cagliari – Decimomannu – D43 – San Gavino – D39 – Oristano)',
    );
    expect(describeAction({ type: 'buyCert', by, corp: 'FA', from: 'dragons' } as Action, 'fr')).toBe(
      'Acheter un titre de la FA aux traders',
    );
    expect(describeAction({ type: 'replaceMarkers', by, hexes: [] } as Action, 'en')).toBe('Replace no marker');
    expect(describeAction({ type: 'replaceMarkers', by, hexes: ['F45', 'C28'] } as Action, 'en')).toBe(
      'Replace the markers in Cagliari (F45) and Sassari (C28)',
    );
    expect(labelOf('layTile', 'it')).toBe('Posa una tessera');
  });

  it('refusals of the kernel by the names of actions and steps', () => {
    const refused: Refusal = { rule: 'turn.notOffered', cite: '', params: { type: 'layTile', step: 'buyTrains' } };
    expect(describeRefusal(refused, 'en')).toBe('The action “Lay tile” is not possible at this point (Buy trains).');
    const params = { field: 'corp', what: 'company', value: 'XYZ' };
    expect(describeRefusal({ rule: 'form.noSuch', cite: '', params }, 'it')).toContain('una società');
  });

  it('places by number and subject', () => {
    const named = (place: Frame) => describeFrame(place, 'en', { P2: 'Bo' });
    expect(named(frame('operatingRound', { set: 3, number: 1, begun: true }))).toBe('Operating round 3.1');
    expect(named(frame('companyTurn', { corp: 'FMS', todo: [] }))).toBe('FMS');
    expect(named(frame('stockTurn', { player: 'P2', sold: [] }))).toBe('Bo');
    expect(named(frame('layTrack', { corp: 'FMS', laid: 0 }))).toBe('Lay track');
  });

  it('joins words and names as the language does', () => {
    const params = { corp: 'FCS', hex: 'I36' };
    expect(describeRefusal({ rule: 'marker.alreadyThere', cite: '', params }, 'it')).toBe(
      'La FCS ha già una stazione ad Arbatax (I36).',
    );
    expect(describeEvent({ type: 'tokenTaken', corp: 'FMS', hex: 'A28', to: 'charter' }, 'fr')).toBe(
      'La FMS abandonne la mine d’Argentiera (A28).',
    );
  });

  it('keeps silent about what another effect of the same act tells', () => {
    expect(lineOf({ type: 'paid', from: 'P1', to: 'FMS', amount: 20, why: 'share' })).toBeUndefined();
    expect(lineOf({ type: 'absorbed', corp: 'FA', by: 'FMS' })).toBeUndefined();
    expect(describeEvent({ type: 'chipsTaken', corp: 'FMS', count: 2, why: 'mine' }, 'fr')).toBe(
      'FMS\u00a0: trafic +2 d’une mine.',
    );
    expect(describeEvent({ type: 'tileLaid', hex: 'G42', tile: '174', rotation: 0, by: null, cost: 0 }, 'en')).toBe(
      'The mine in Su Suergiu (G42) gives less: tile 174.',
    );
    const none = { type: 'markersReplaced', corp: 'FMS', target: 'FA', hexes: [] } as const;
    expect(describeEvent(none, 'en')).toBe('FMS replaces no marker of FA.');
  });
});
