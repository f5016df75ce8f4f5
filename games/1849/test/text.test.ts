import {
  type Action,
  actorsOf,
  apply,
  type Choice,
  choices,
  explain,
  type FieldForm,
  isList,
  isRange,
  languages,
  nextRandom,
  type Offer,
  type Refusal,
  rulesOf,
  type State,
  sampleOf,
  start,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { corpDefs } from '../data/corporations.ts';
import { phases } from '../data/phases.ts';
import { privateIds } from '../data/privates.ts';
import { game1849 } from '../game.ts';
import { variantIds } from '../options.ts';
import type { Table1849 } from '../table.ts';
import { catalogues, frenchSpaces, texts } from '../text/catalogue.ts';
import {
  breadcrumb,
  describeAction,
  describeAsk,
  describeEvent,
  describeFrame,
  describeRefusal,
  labelOf,
} from '../text/describe.ts';
import { en } from '../text/en.ts';
import { lineOf } from '../text/events.ts';
import { speaker } from '../text/speaker.ts';
import { title1849 } from '../title.ts';
import { corpTurn } from './support/index.ts';

const gaps = (template: string) => [...new Set([...template.matchAll(/\{[^}]*\}/g)].map(([gap]) => gap))].sort();
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
      expect(gaps(catalogues[language][key] ?? ''), key).toEqual(gaps(template));
    }
  });

  it('are no key of another section', () => {
    const count = Object.values(en).reduce((sum, section) => sum + Object.keys(section).length, 0);
    const own = Object.keys(catalogues.en).filter((key) => !/^(form|turn)\./.test(key));
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
  const money = (language: 'en' | 'it' | 'fr', value: string | number) => speaker(language)(value, 'money', 'amount');

  it('writes money as each language groups digits', () => {
    expect(money('en', 1100)).toBe('L.1,100');
    expect(money('it', 1100)).toBe('L.1.100');
    expect(money('fr', 1100)).toBe('L.1\u202f100');
    expect(money('en', '1..40')).toBe('L.1 – L.40');
  });

  it('writes hexes with their name, trains by their class, players by theirs', () => {
    const say = speaker('it', { P1: 'Ada' });
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

  it('keeps French punctuation on its line', () => {
    expect(frenchSpaces('« Oui » : 60 % ; non ?')).toBe('«\u00a0Oui\u00a0»\u00a0: 60\u00a0%\u00a0; non\u00a0?');
  });
});

describe('describing', () => {
  it('actions and offers, with what can be chosen', () => {
    const by = 'P1';
    const sale = { type: 'sellStock', by, corp: 'RCS', ordinary: 2, last: 1, president: 1 };
    expect(describeAction(sale, 'en')).toBe(
      'Sell 50% of RCS: 2 × 10%, the last certificate, 10% out of the president’s certificate',
    );
    const offer = { type: 'acquirePrivate', by, private: 'SMS', price: { min: 1, max: 220 } };
    expect(describeAction(offer, 'it')).toBe('Comprare SMS dal suo proprietario per L.1 – L.220');
    const routes = [{ train: '8H-0', hexes: ['C5', 'D6', 'E7'] }];
    expect(describeAction({ type: 'runTrains', by, routes } as Action, 'fr')).toBe(
      'Faire rouler 8H Palermo – Termini Imerese',
    );
    expect(describeAction({ type: 'runTrains', by, routes: [] } as Action, 'en')).toBe('Run no train');
    expect(describeAction({ type: 'buyCert', by, corp: 'SFA', from: 'pool' } as Action, 'en')).toBe(
      'Buy a certificate of SFA from the pool',
    );
    expect(labelOf('layTile', 'it')).toBe('Posare una tessera');
  });

  it('refusals of the kernel by the names of actions and steps', () => {
    const refused: Refusal = { rule: 'turn.notOffered', cite: '', params: { type: 'layTile', step: 'buyTrains' } };
    expect(describeRefusal(refused, 'en')).toBe('The action "Lay tile" is not possible at this point (Buy trains).');
    const params = { field: 'corp', what: 'corporation', value: 'XYZ' };
    expect(describeRefusal({ rule: 'form.noSuch', cite: '', params }, 'it')).toContain('una società');
  });

  it('places by number and subject', () => {
    const names = (frame: { readonly step: string }) => describeFrame(frame, 'en', { P2: 'Bo' });
    expect(names({ step: 'operatingRound', set: 3, number: 1 } as never)).toBe('Operating round 3.1');
    expect(names({ step: 'corpTurn', corp: 'RCS' } as never)).toBe('RCS');
    expect(names({ step: 'stockTurn', player: 'P2' } as never)).toBe('Bo');
    expect(names({ step: 'layTrack', corp: 'RCS' } as never)).toBe('Lay track');
  });

  it('joins words and names as the language does', () => {
    const note = (params: Record<string, string | number>) => ({
      type: 'noted' as const,
      note: 'sold' as const,
      params,
    });
    const sold = note({ player: 'P1', corp: 'AFG', percent: 10, amount: 68 });
    expect(describeEvent(sold, 'fr')).toBe('P1 vend 10\u00a0% d’AFG pour L.68.');
    const refused = { rule: 'token.noSpace', cite: '', params: { hex: 'G13' } };
    expect(describeRefusal(refused, 'it')).toBe('Ad Acireale (G13) non ci sono spazi liberi.');
  });

  it('keeps silent about what a note has told', () => {
    expect(lineOf({ type: 'paid', from: 'P1', to: 'bank', amount: 20, why: 'stock' })).toBeUndefined();
    expect(lineOf({ type: 'tileLaid', hex: 'D6', tile: '8', rotation: 0 })).toBeUndefined();
    expect(lineOf({ type: 'trainMoved', train: '4H-0', to: 'RCS' })).toBeUndefined();
    expect(describeEvent({ type: 'trainMoved', train: '4H-0', to: 'gone' }, 'it')).toBe('Un treno 4H esce dal gioco.');
  });
});

/** Whole games by chance: whatever is said must be words, in every language. */
describe('a game told from beginning to end', () => {
  /** In the middle of things: what comes late in a game, or only with the variants. */
  const late = corpTurn(
    {
      players: 4,
      phase: '10',
      setup: { variants: variantIds },
      cash: { P1: 900, P2: 700, P3: 500, P4: 20 },
      corps: {
        RCS: { cash: 1900, trains: ['10H'], at: [1, 9], singles: { P1: 2, P2: 2, pool: 1 }, stations: ['C5', 'B14'] },
        IFT: { president: 'P2', cash: 1200, trains: ['8H', '8H'], singles: { P1: 2, P3: 2 }, stations: ['H12', 'M9'] },
        AFG: { president: 'P3', cash: 30, trains: ['8H'], singles: { P1: 1 }, last: 'P4', stations: ['B14'] },
        CTL: { president: 'P4', cash: 700, at: [5, 2], singles: { P3: 1, pool: 3 }, stations: ['E1', 'C1'] },
      },
      privates: { SCE: 'P1', SIGI: 'RCS', CNM: 'IFT', SMS: 'RCS', RSA: 'P4' },
      tiles: { B14: ['655', 0], C5: ['651', 5], H12: ['653', 1], D6: ['8', 2] },
    },
    'RCS',
  );
  const games: readonly (readonly [seed: number, from: State<Table1849>])[] = [
    [5, start(game1849, { players: 3, seed: 5 })],
    [2, start(game1849, { players: 4, seed: 2, variants: variantIds })],
    [1, late],
    [9, late],
    [14, late],
  ];

  /** A gap not filled, a key not found: neither is language. */
  const isRaw = (text: string | undefined): boolean =>
    text === undefined ||
    text === '' ||
    /[{}]|\b(undefined|NaN|null)\b/.test(text) ||
    Object.hasOwn(catalogues.en, text);

  it('in words only', () => {
    const raw = new Set<string>();
    const rules = new Set<string>();
    let moves = 0;
    const check = (what: string, text: string | undefined) => {
      if (isRaw(text)) raw.add(`${what}: ${text}`);
    };
    const refused = (refusal: Refusal) => {
      rules.add(refusal.rule);
      for (const language of languages) check(refusal.rule, describeRefusal(refusal, language));
    };
    for (const [seed, from] of games) {
      moves += tellGame(from, seed, 500, {
        asked: (state) => {
          for (const language of languages) {
            check('ask', describeAsk(state, language));
            for (const crumb of breadcrumb(state, language)) check('crumb', crumb);
          }
        },
        offered: ({ offer, refusal }) => {
          for (const language of languages) check(offer.type, describeAction(offer, language));
          if (refusal) refused(refusal);
        },
        refused,
        happened: (event) => {
          if (!lineOf(event)) return;
          for (const language of languages) check(event.type, describeEvent(event, language));
        },
      });
    }
    expect([...raw]).toEqual([]);
    // Else the games say too little for this to be a test.
    expect(moves).toBeGreaterThan(500);
    expect(rules.size).toBeGreaterThan(70);
  });
});

interface Listener {
  asked(state: State<Table1849>): void;
  offered(choice: Choice): void;
  refused(refusal: Refusal): void;
  happened(event: Parameters<typeof lineOf>[0]): void;
}

type Roll = (n: number) => number;

/** Plays by chance and lets the listener hear everything that could be said; answers how many moves were made. */
function tellGame(from: State<Table1849>, luck: number, most: number, listener: Listener): number {
  let seed = luck;
  const roll = (n: number) => {
    const next = nextRandom(seed);
    seed = next.state;
    return Math.floor(next.value * n);
  };
  let state = from;
  for (let move = 0; move < most; move++) {
    const by = actorsOf(game1849, state)[0];
    if (by === undefined) return move;
    listener.asked(state);
    const all = choices(game1849, state, by);
    for (const choice of all) listener.offered(choice);
    const open = all.filter((choice) => !choice.refusal).map((choice) => choice.offer);
    for (let n = 0; n < 12; n++) {
      const foolish = n % 2 ? anyAction(roll, by) : spoilt(roll, oneOf(roll, pick(roll, open)));
      const refusal = explain(game1849, state, foolish);
      if (refusal) listener.refused(refusal);
    }
    const result = apply(game1849, state, oneOf(roll, likely(roll, open)));
    if (!result.ok) throw new Error(`an offer was refused: ${result.refusal.rule}`);
    for (const event of result.events) listener.happened(event);
    state = result.state;
  }
  return most;
}

const pick = <X>(roll: Roll, items: readonly X[]): X => items[roll(items.length)] as X;

/** How eager the player is, so that companies live and phases come; 4 unless said. */
const eagerness: Readonly<Record<string, number>> = {
  pass: 2,
  sellStock: 1,
  sellTreasury: 1,
  declareBankruptcy: 1,
  leaveGame: 1,
  layTile: 12,
  buyTrain: 6,
  buyCert: 10,
};

function likely(roll: Roll, open: readonly Offer[]): Offer {
  const types = [...new Set(open.map((offer) => offer.type))];
  const urn = types.flatMap((type) => Array.from({ length: eagerness[type] ?? 4 }, () => type));
  const type = pick(roll, urn);
  return pick(
    roll,
    open.filter((offer) => offer.type === type),
  );
}

function oneOf(roll: Roll, offer: Offer): Action {
  const action = { ...sampleOf(offer) } as unknown as Record<string, unknown>;
  for (const [field, domain] of Object.entries(offer)) {
    if (isRange(domain)) action[field] = domain.min + roll(domain.max - domain.min + 1);
    else if (isList(domain)) action[field] = pick(roll, domain.oneOf);
  }
  return action as unknown as Action;
}

/** Some well-formed action, mostly a foolish one: so that the rules have to explain themselves. */
function anyAction(roll: Roll, by: string): Action {
  const type = pick(roll, typesOfAction);
  const fields = Object.entries(game1849.forms[type] ?? {}).map(([field, form]) => [field, anyValue(roll, form)]);
  return { type, by, ...Object.fromEntries(fields) };
}

/** A legal action with one thing changed. */
function spoilt(roll: Roll, action: Action): Action {
  const forms = Object.entries(game1849.forms[action.type] ?? {});
  const [field, form] = pick(roll, forms) ?? [];
  if (field === undefined || form === undefined) return action;
  const value = field === 'routes' ? otherRoutes(roll, action) : anyValue(roll, form);
  return { ...action, [field]: value } as Action;
}

function otherRoutes(roll: Roll, action: Action): unknown {
  const { routes } = action as unknown as { readonly routes: readonly { train: string; hexes: readonly string[] }[] };
  const cut = roll(4);
  return routes.map(({ train, hexes }, n) => {
    if (cut === 0) return { train, hexes: hexes.slice(1) };
    if (cut === 1) return { train, hexes: [...hexes, ...[...hexes].reverse().slice(1)] };
    if (cut === 2) return { train, hexes: routes[n ? 0 : routes.length - 1]?.hexes.slice(0, -1) };
    return { train, hexes: [hexes[0], hexes.at(-1)] };
  });
}

function anyValue(roll: Roll, form: FieldForm): unknown {
  switch (form.kind) {
    case 'id':
      return pick(roll, [...form.of]);
    case 'int':
      return form.min + roll(Math.min(form.max - form.min + 1, 400));
    case 'list':
      return Array.from({ length: roll(4) }, () => anyValue(roll, form.of));
    case 'record':
      return Object.fromEntries(Object.entries(form.fields).map(([field, of]) => [field, anyValue(roll, of)]));
  }
}
