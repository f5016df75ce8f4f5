import {
  type Action,
  actorsOf,
  apply,
  choices,
  explain,
  type FieldForm,
  isList,
  isRange,
  languages,
  nextRandom,
  type Offer,
  type Refusal,
  sampleOf,
  start,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game1865 } from '../game.ts';
import { catalogues } from '../text/catalogue.ts';
import { breadcrumb, describeAction, describeAsk, describeEvent, describeRefusal } from '../text/describe.ts';
import { lineOf } from '../text/events.ts';
import { companyTurn, type State1865 } from './support/index.ts';

type Roll = (n: number) => number;
const pick = <X>(roll: Roll, items: readonly X[]): X => items[roll(items.length)] as X;

/** In the middle of things: sisters that could be absorbed, loans, cards, a president short of money. */
const late: State1865 = companyTurn(
  {
    players: 3,
    phase: 5,
    cash: { P1: 120, P2: 700, P3: 500 },
    companies: {
      FMS: { status: 'major', cash: 900, chips: 20, trains: ['PH4'], loans: 1, singles: { P1: 2, P2: 1, dragons: 2 } },
      RCSF: { status: 'major', cash: 10, chips: 9, stations: ['D37', 'F45'], singles: { P1: 1, P3: 2, pool: 2 } },
      SFSS: { president: 'P2', cash: 400, chips: 5, trains: ['PH3', 'PH5'], singles: { P1: 1, dragons: 1 } },
    },
    cards: { M3: 'SFSS', M4: 'FMS' },
  },
  'FMS',
  'absorb',
);

const games: readonly (readonly [seed: number, from: State1865])[] = [
  [5, start(game1865, { players: 3, seed: 5 })],
  [2, start(game1865, { players: 2, seed: 2, form: 'c5basic' })],
  [1, late],
  [9, late],
  [14, late],
];

/** A gap not filled, a key not found: neither is language. */
const isRaw = (text: string | undefined): boolean =>
  text === undefined || text === '' || /[{}]|\b(undefined|NaN|null)\b/.test(text) || Object.hasOwn(catalogues.en, text);

/** Whole games by chance: whatever is said must be words, in every language. */
describe('a game told from beginning to end', () => {
  it('in words only', () => {
    const raw = new Set<string>();
    const rules = new Set<string>();
    const check = (what: string, tell: (language: (typeof languages)[number]) => string | undefined) => {
      for (const language of languages) if (isRaw(tell(language))) raw.add(`${what}: ${tell(language)}`);
    };
    const refused = (refusal: Refusal) => {
      rules.add(refusal.rule);
      check(refusal.rule, (language) => describeRefusal(refusal, language));
    };
    let moves = 0;
    for (const [seed, from] of games) {
      const roll = rolling(seed);
      let state = from;
      for (let move = 0; move < 260; move++) {
        const [by] = actorsOf(game1865, state);
        if (by === undefined) break;
        check('ask', (language) => describeAsk(state, language));
        check('crumb', (language) => (breadcrumb(state, language).some(isRaw) ? '' : 'fine'));
        const all = choices(game1865, state, by);
        const told = all.filter(({ offer }) => offer.type !== 'layTile' || roll(20) === 0);
        for (const { offer, refusal } of told) {
          check(offer.type, (language) => describeAction(offer, language));
          if (refusal) refused(refusal);
        }
        const open = all.filter((choice) => !choice.refusal).map((choice) => choice.offer);
        for (let n = 0; n < 12; n++) {
          const foolish = n % 2 ? anyAction(roll, by) : spoilt(roll, filled(roll, pick(roll, open)));
          const refusal = explain(game1865, state, foolish);
          if (refusal) refused(refusal);
        }
        const result = apply(game1865, state, filled(roll, likely(roll, open)));
        if (!result.ok) throw new Error(`an offer was refused: ${result.refusal.rule}`);
        for (const event of result.events) {
          if (lineOf(event)) check(event.type, (language) => describeEvent(event, language));
        }
        state = result.state;
        moves++;
      }
    }
    expect([...raw]).toEqual([]);
    // Else the games say too little for this to be a test.
    expect(moves).toBeGreaterThan(700);
    expect(rules.size).toBeGreaterThan(50);
  });
});

function rolling(luck: number): Roll {
  let seed = luck;
  return (n) => {
    const next = nextRandom(seed);
    seed = next.state;
    return Math.floor(next.value * n);
  };
}

/** How eager the player is, so that companies live and phases come; 4 unless said. */
const eagerness: Readonly<Record<string, number>> = { pass: 2, sellShares: 1, layTile: 10, buyTrain: 6, buyCert: 10 };

function likely(roll: Roll, open: readonly Offer[]): Offer {
  const types = [...new Set(open.map((offer) => offer.type))];
  const urn = types.flatMap((type) => Array.from({ length: eagerness[type] ?? 4 }, () => type));
  const type = pick(roll, urn);
  return pick(
    roll,
    open.filter((offer) => offer.type === type),
  );
}

function filled(roll: Roll, offer: Offer): Action {
  const action = { ...sampleOf(offer) } as unknown as Record<string, unknown>;
  for (const [field, domain] of Object.entries(offer)) {
    if (isRange(domain)) action[field] = domain.min + roll(domain.max - domain.min + 1);
    else if (isList(domain)) action[field] = pick(roll, domain.oneOf);
  }
  return action as unknown as Action;
}

/** Some well-formed action, mostly a foolish one: so that the rules have to explain themselves. */
function anyAction(roll: Roll, by: string): Action {
  const type = pick(roll, Object.keys(game1865.forms));
  const fields = Object.entries(game1865.forms[type] ?? {}).map(([field, form]) => [field, anyValue(roll, form)]);
  return { type, by, ...Object.fromEntries(fields) };
}

/** A legal action with one thing changed. */
function spoilt(roll: Roll, action: Action): Action {
  const [field, form] = pick(roll, Object.entries(game1865.forms[action.type] ?? {})) ?? [];
  if (field === undefined || form === undefined) return action;
  const { route } = action as unknown as { readonly route?: readonly string[] };
  const value = route ? [route.slice(1), route.slice(0, -1), [...route, ...route]][roll(3)] : anyValue(roll, form);
  return { ...action, [field]: value } as Action;
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
