import { type Action, type Frame, kernelText, languages, type Refusal, rulesOf, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { boardText } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { corpIds } from '../data/corporations.ts';
import { privateIds } from '../data/privates.ts';
import { game1849 } from '../game.ts';
import { variantIds } from '../options.ts';
import { catalogues, texts } from '../text/catalogue.ts';
import { describeAction, describeEvent, describeFrame, describeRefusal, labelOf } from '../text/describe.ts';
import { en } from '../text/en.ts';
import { lineOf } from '../text/events.ts';
import { speaker } from '../text/speaker.ts';
import { title1849 } from '../title.ts';
import { corpDefs, phases } from './support/builtIn.ts';
import { frame } from './support/index.ts';

const askingSteps = Object.entries(game1849.steps).flatMap(([name, step]) => (step.actors ? [name] : []));
const typesOfAction = Object.keys(game1849.forms);

describe('the texts of 1849', () => {
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
    const count = Object.values(en).reduce((sum, section) => sum + Object.keys(section).length, 0);
    const own = Object.keys(catalogues.en).filter((key) => !(key in kernelText.en) && !(key in boardText.en));
    expect(own).toHaveLength(count);
  });

  it.each([...languages])('are sentences where sentences are wanted: %s', (language) => {
    const { rules, notes, paid, effects, asks, powers } = texts[language];
    for (const section of [rules, notes, paid, effects, asks, powers]) {
      for (const [key, text] of Object.entries(section)) expect(text, key).toMatch(/\S.*[.?]$/);
    }
  });

  it.each([...languages])('cover every rule, step, action, variant and option: %s', (language) => {
    const text = catalogues[language];
    const wanted = [
      ...rulesOf(game1849).map(({ key }) => key),
      ...Object.keys(game1849.steps).map((step) => `step.${step}`),
      ...askingSteps.map((step) => (step === 'consent' ? 'ask.consent.train' : `ask.${step}`)),
      ...typesOfAction.map((type) => `action.${type}`),
      ...variantIds.flatMap((variant) => [`variant.${variant}`, `variant.${variant}.about`]),
      ...Object.entries(title1849.options).flatMap(([option, values]) => [
        `option.${option}`,
        `option.${option}.about`,
        ...values.map((value) => `option.${option}.${value}`),
      ]),
      ...Object.keys(phases).flatMap((phase) => [`phase.${phase}`, `phase.${phase}.about`]),
      ...privateIds.map((name) => `power.${name}`),
      ...Object.values(corpDefs).map(({ colour }) => `colour.${colour}`),
    ];
    expect(wanted.filter((key) => !Object.hasOwn(text, key))).toEqual([]);
  });

  it('have no rule that the game does not have', () => {
    const known = new Set(rulesOf(game1849).map(({ key }) => key));
    expect(Object.keys(en.rules).filter((key) => !known.has(key))).toEqual([]);
  });

  it('are what the title speaks', () => {
    expect(title1849.text).toBe(catalogues);
  });
});

describe('the speaker', () => {
  const money = (language: 'en' | 'it' | 'fr', value: string | number) =>
    speaker(language).write(value, 'money', 'amount');

  it('writes money as each language groups digits', () => {
    expect(money('en', 1100)).toBe('L.1,100');
    expect(money('it', 1100)).toBe('L.1.100');
    expect(money('fr', 1100)).toBe('L.1\u202f100');
    expect(money('en', '1..40')).toBe('L.1 – L.40');
  });

  it('writes hexes with their name, trains by their class, players by theirs', () => {
    const { write: say } = speaker('it', { P1: 'Ada' });
    expect(say('C5', undefined, 'hex')).toBe('Palermo (C5)');
    expect(say('D6', undefined, 'hex')).toBe('D6');
    expect(say('16H-2', undefined, 'train')).toBe('16H');
    expect(say('E-0', undefined, 'train')).toBe('E');
    expect(['P1', 'P2'].map((seat) => say(seat, undefined, 'player'))).toEqual(['Ada', 'P2']);
    expect(say('P1', 'holder', 'from')).toBe('Ada');
    expect(say('pool', 'holder', 'from')).toBe('pool');
    expect(say('green', undefined, 'colour')).toBe('verde');
    expect(say('', 'corp', 'next')).toBe('nessuna');
    expect(say('RCS', undefined, 'corp')).toBe('RCS');
  });

  it('gives every corporation, private company and holder its article', () => {
    const named = [
      ...corpIds.map((id) => [id, 'corp'] as const),
      ...corpIds.map((id) => [id, 'holder'] as const),
      ...privateIds.map((id) => [id, 'private'] as const),
      ...(['bank', 'pool', 'treasury'] as const).map((id) => [id, 'holder'] as const),
    ];
    for (const language of ['it', 'fr'] as const) {
      const bare = named.filter(([id, style]) => speaker(language).articlesOf(id, style, '')[language] === '');
      expect(bare).toEqual([]);
    }
    const of = (corp: string) => say({ of: 'x {corp:of}' }, 'of', { corp }, speaker('fr'));
    expect(['RCS', 'IFT', 'AFG'].map(of)).toEqual(['x de la RCS', 'x de l’IFT', 'x de l’AFG']);
  });
});

describe('describing', () => {
  it('actions and offers, with what can be chosen', () => {
    const by = 'P1';
    const sale = { type: 'sellStock', by, corp: 'RCS', ordinary: 2, last: 1, president: 1 };
    expect(describeAction(sale, 'en')).toBe(
      'Sell 50% of RCS: 2 × 10%, the last certificate and 10% from the president’s certificate',
    );
    const offer = { type: 'acquirePrivate', by, private: 'SMS', price: { min: 1, max: 220 } };
    expect(describeAction(offer, 'it')).toBe('Compra la SMS dal suo proprietario per L.1 – L.220');
    const routes = [{ train: '8H-0', hexes: ['C5', 'D6', 'E7'] }];
    expect(describeAction({ type: 'runTrains', by, routes } as Action, 'fr')).toBe(
      'Faire rouler les trains\u00a0: 8H Palermo – Termini Imerese',
    );
    expect(describeAction({ type: 'runTrains', by, routes: [] } as Action, 'en')).toBe('Run no train');
    expect(describeAction({ type: 'buyCert', by, corp: 'SFA', from: 'pool' } as Action, 'en')).toBe(
      'Buy a certificate of SFA from the pool',
    );
    expect(labelOf('layTile', 'it')).toBe('Posa una tessera');
  });

  it('refusals of the kernel by the names of actions and steps', () => {
    const refused: Refusal = { rule: 'turn.notOffered', cite: '', params: { type: 'layTile', step: 'buyTrains' } };
    expect(describeRefusal(refused, 'en')).toBe('The action “Lay tile” is not possible at this point (Buy trains).');
    const params = { field: 'corp', what: 'corporation', value: 'XYZ' };
    expect(describeRefusal({ rule: 'form.noSuch', cite: '', params }, 'it')).toContain('una società');
  });

  it('places by number and subject', () => {
    const names = (place: Frame) => describeFrame(place, 'en', { P2: 'Bo' });
    expect(names(frame('operatingRound', { set: 3, number: 1, of: 2, begun: true, operated: [] }))).toBe(
      'Operating round 3.1',
    );
    expect(names(frame('corpTurn', { corp: 'RCS', todo: [] }))).toBe('RCS');
    expect(names(frame('stockTurn', { player: 'P2', sold: false, started: null, extra: 0 }))).toBe('Bo');
    expect(names(frame('layTrack', { corp: 'RCS' }))).toBe('Lay track');
  });

  it('joins words and names as the language does', () => {
    const sold = { type: 'stockSold', by: 'P1', corp: 'AFG', shares: 1, amount: 68 } as const;
    expect(describeEvent(sold, 'fr')).toBe('P1 vend 10\u00a0% de l’AFG pour L.68.');
    const bought = { type: 'trainBought', to: 'IFT', train: '6H-0', from: 'pool', price: 160 } as const;
    expect(describeEvent(bought, 'fr')).toBe('L’IFT achète un train 6H (dépôt de la banque) pour L.160.');
    const refused = { rule: 'token.noSpace', cite: '', params: { hex: 'G13' } };
    expect(describeRefusal(refused, 'it')).toBe('Ad Acireale (G13) non ci sono spazi liberi.');
  });

  it('keeps silent about what another effect of the same act tells', () => {
    expect(lineOf({ type: 'paid', from: 'P1', to: 'bank', amount: 20, why: 'stock' })).toBeUndefined();
    expect(lineOf({ type: 'trainMoved', train: '4H-0', to: 'RCS' })).toBeUndefined();
    expect(describeEvent({ type: 'trainMoved', train: '4H-0', to: 'gone' }, 'it')).toBe('Un treno 4H viene rottamato.');
  });
});
