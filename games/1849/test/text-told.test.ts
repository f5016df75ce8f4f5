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
  type State,
  sampleOf,
  start,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game1849 } from '../game.ts';
import { variantIds } from '../options.ts';
import type { Table1849 } from '../table.ts';
import { catalogues } from '../text/catalogue.ts';
import { breadcrumb, describeAction, describeAsk, describeEvent, describeRefusal } from '../text/describe.ts';
import { lineOf } from '../text/events.ts';
import { corpTurn } from './support/index.ts';

const typesOfAction = Object.keys(game1849.forms);

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
      moves += tellGame(from, seed, 250, {
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
