import { readFileSync } from 'node:fs';
import { games } from '@binario/games';
import type { Action } from '@binario/kernel';
import { enginesOf, ownRules, type Rules, Session, samplesOf } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

const engine = await enginesOf(games).load('1849');

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../e2e/fixtures/${name}.json`, import.meta.url), 'utf8')) as {
    readonly setup: unknown;
    readonly actions: readonly Action[];
  };

function played(name: string, moves = Number.POSITIVE_INFINITY): Session {
  const { setup, actions } = fixture(name);
  const session = Session.begin(engine, setup);
  expect(session.load(actions.slice(0, moves))).toBeNull();
  return session;
}

describe('the session behind the page', () => {
  it('undoes and redoes without a trace', () => {
    const session = played('first-rounds');
    const { state, tip } = session;
    const log = session.log.length;
    session.undo(tip - 3);
    expect(session.tip).toBe(tip - 3);
    session.redo();
    session.redo();
    session.redo();
    expect(session.state).toEqual(state);
    expect(session.log).toHaveLength(log);
  });

  it('forgets what was undone as soon as something else is done', () => {
    const session = played('first-rounds', 3);
    session.undo(2);
    const other = session.snapshot(2).choices.find((choice) => choice.offer.type === 'pass');
    expect(session.act(other?.offer as Action).ok).toBe(true);
    expect(session.snapshot(3).undone).toBe(0);
  });

  it('says what the best player would do, and leaves the table as it is', () => {
    const session = played('first-rounds');
    const { state, tip } = session;
    const advised = session.bots.advise(state, 1);
    expect(session.preview(advised?.action as Action)).toBeDefined();
    expect(advised?.why.key).toBeTruthy();
    expect(session.bots.advise(state, 1)).toEqual(advised);
    expect(session.tip).toBe(tip);
    expect(session.state).toBe(state);
    expect(session.act(advised?.action as Action).ok).toBe(true);
  });

  it('plans beside the game', () => {
    const session = played('first-rounds', 10);
    const plan = session.branch(10);
    expect(plan.act(fixture('first-rounds').actions[10] as Action).ok).toBe(true);
    expect(plan.tip).toBe(11);
    expect(session.tip).toBe(10);
  });

  it('shows the lays, and lays ready only what is legal, by the rules of an older table', () => {
    const { setup, actions } = fixture('first-rounds');
    const laying = actions.findIndex(({ type }) => type === 'layTile');
    const own = ownRules(engine);
    const first = actions[laying] as Action & { readonly hex: string };
    const isLay = ({ type, hex }: { readonly type: string; readonly hex?: unknown }) =>
      type === 'layTile' && hex === first.hex;
    // Older rules that know one more tile in one hex and forbid the lays of today there.
    const older: Rules = {
      ...own,
      choices: (state, by) => [
        ...own.choices(state, by).filter(({ offer }) => !isLay(offer as never)),
        { offer: { type: 'layTile', by, hex: first.hex, tile: 'old', rotation: 2 } },
      ],
      apply: (state, action) =>
        action.type === 'payDividend'
          ? { ok: false, refusal: { rule: 'old', cite: 'old', params: {} } }
          : own.apply(state, action),
    };
    const session = Session.begin(engine, setup, older);
    const today = Session.begin(engine, setup);
    for (const each of [session, today]) expect(each.load(actions.slice(0, laying))).toBeNull();
    const lays = session.snapshot(laying).lays;
    const others = today.snapshot(laying).lays.filter(({ hex }) => hex !== first.hex);
    expect(lays.filter(({ hex }) => hex === first.hex)).toEqual([
      { hex: first.hex, tile: 'old', rotation: 2, cost: 0 },
    ]);
    expect(lays.filter(({ hex }) => hex !== first.hex)).toEqual(others);
    const dividend = actions.findIndex(({ type }) => type === 'payDividend');
    for (const each of [session, today]) expect(each.load(actions.slice(laying, dividend))).toBeNull();
    expect(today.snapshot(dividend).usual).toMatchObject({ type: 'payDividend' });
    expect(session.snapshot(dividend).usual).toBeNull();
  });

  it('says before an action what it would change, and changes nothing', () => {
    const session = played('first-rounds', 0);
    const before = session.state;
    const preview = session.preview({ type: 'buyPrivate', by: 'P1', private: 'SCE' } as Action);
    expect(preview).toMatchObject({ ok: true });
    expect(preview.ok && preview.changes).toContainEqual({ kind: 'cash', who: 'P1', from: 500, to: 480 });
    expect(session.state).toBe(before);
  });

  it('names the rule that keeps a tile from a hex', () => {
    const { actions } = fixture('first-rounds');
    const session = played(
      'first-rounds',
      actions.findIndex((action) => action.type === 'layTile'),
    );
    expect(session.whyNot('F12')?.rule).toBe('lay.fixedHex');
    const [legal] = session.snapshot(session.tip).lays;
    expect(session.whyNot(legal?.hex ?? '')).toBeNull();
  });

  it('stops at the move it cannot read and keeps what came before', () => {
    const { setup, actions } = fixture('first-rounds');
    const session = Session.begin(engine, setup);
    const fly = { type: 'fly', by: 'P1' };
    expect(session.load([...actions.slice(0, 4), fly])).toEqual({
      index: 5,
      of: 5,
      moves: 4,
      action: fly,
      refusal: null,
    });
    expect(session.tip).toBe(4);
  });

  it('stops at the first move the rules refuse, unless the rules of its time allowed it', () => {
    const { setup, actions } = fixture('first-rounds');
    const own = ownRules(engine);
    const strict: Rules = {
      ...own,
      apply: (state, action) =>
        action === actions[4]
          ? { ok: false, refusal: { rule: 'new', cite: '§ 1', params: {} } }
          : own.apply(state, action),
    };
    const parting = {
      index: 5,
      of: 8,
      moves: 4,
      action: actions[4],
      refusal: { rule: 'new', cite: '§ 1', params: {} },
    };
    const unknown = Session.begin(engine, setup, strict);
    expect(unknown.load(actions.slice(0, 8), 'none')).toEqual(parting);
    expect(unknown.tip).toBe(4);
    const older = Session.begin(engine, setup, strict);
    expect(older.load(actions.slice(0, 8), 'older')).toEqual({ ...parting, passedOver: true });
    expect(older.tip).toBe(8);
    expect(older.state).toEqual(played('first-rounds', 8).state);
  });

  it('goes to where another page has brought the game', () => {
    const session = played('first-rounds', 12);
    const other = played('first-rounds', 10);
    const passed = other.snapshot(10).choices.find(({ offer }) => offer.type === 'pass')?.offer as Action;
    expect(other.act(passed).ok).toBe(true);
    other.undo(10);
    expect(session.catchUp(other.played)).toBeNull();
    expect(session.state).toEqual(other.state);
    expect(session.log).toEqual(other.log);
    session.redo();
    expect(session.actions.at(-1)).toEqual(passed);
  });

  it('takes up again what was undone before it was closed, as far as it still can be done', () => {
    const { actions } = fixture('first-rounds');
    const session = played('first-rounds', 10);
    session.restore([{ type: 'fly', by: 'P1' }, actions[11] as Action, actions[10] as Action]);
    expect(session.snapshot(10).undone).toBe(2);
    session.redo();
    session.redo();
    expect(session.state).toEqual(played('first-rounds', 12).state);
  });

  it('samples every round for the charts', () => {
    const session = played('whole-game');
    const samples = samplesOf(session);
    expect(samples.at(-1)?.round).toBe('END');
    expect(samples.length).toBeGreaterThan(10);
    expect(Object.keys(samples.at(-1)?.worth ?? {})).toHaveLength(4);
  });
});

describe('every question of the game with all variants', () => {
  it('shows of an offer that another player must agree to what happens when he does', async () => {
    const { setup, actions } = fixture('18fb-game');
    const answer = actions.findIndex(({ type }) => type === 'consent');
    const session = Session.begin(await enginesOf(games).load('18fb'), setup);
    expect(session.load(actions.slice(0, answer - 1))).toBeNull();
    const preview = session.preview(actions[answer - 1] as Action);
    const before = session.state;
    expect(session.act(actions[answer - 1] as Action).ok).toBe(true);
    const agreed = session.preview(actions[answer] as Action);
    expect(preview).toMatchObject({ ok: true, ifAgreed: actions[answer]?.by });
    expect(agreed).toMatchObject({ ok: true, ifAgreed: null });
    expect(preview.ok && preview.changes.length).toBeGreaterThan(0);
    expect(preview.ok && preview.changes).toEqual(agreed.ok && agreed.changes);
    expect(before.table.cash).toEqual(session.state.table.cash);
  });

  it('has a snapshot whose open choices can be previewed', () => {
    const variants = ['acquiringTokens', 'bonds', 'electricDreams'] as const;
    const session = Session.begin(engine, { players: 4, seed: 3, variants });
    for (let move = 0; move < 160 && session.state.flow.length > 0; move++) {
      const decision = session.bots.decide(session.state, 5);
      expect(session.preview(decision?.action as Action).ok).toBe(true);
      expect(session.act(decision?.action as Action).ok).toBe(true);
    }
    expect(session.tip).toBe(160);
  });
});
