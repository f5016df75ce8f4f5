import { playOut } from '@binario/bots';
import { type Action, actorsOf, languages, offers, type State, start, viewOf } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { faceAt } from '@binario/rail';
import { catalogues, Session, textIn } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../../board/of.ts';
import { bots18fb } from '../../bot/index.ts';
import { optionsOf } from '../../options.ts';
import { asking18fb } from '../../page/asking.tsx';
import { changes18fb } from '../../page/engine/changes.ts';
import { dividendOf } from '../../page/engine/dividend.ts';
import { engine18fb as engine } from '../../page/engine/engine.ts';
import { whyNoToken } from '../../page/engine/whyNoToken.ts';
import { form18fb } from '../../page/form.ts';
import { marks18fb } from '../../page/marks.ts';
import { ownOf } from '../../page/own.ts';
import { sheetsIn } from '../../page/sheet.ts';
import { sources18fb } from '../../page/sources.ts';
import { en } from '../../page/text/en.ts';
import { fr } from '../../page/text/fr.ts';
import { it as italian } from '../../page/text/it.ts';
import { theme18fb } from '../../page/text/theme.ts';
import type { Table18fb } from '../../table.ts';
import { title18fb } from '../../title.ts';
import { frame, withFacts } from '../support/index.ts';

const { regionalIds } = builtInBoard;

/** Plays at random until the next question is of this kind, with this type of action among the answers. */
function playedTo(step: string, seed = 6, type?: string): Session {
  const setup = title18fb.setup({ players: 4, seed, variants: [], options: {} });
  const session = Session.begin(engine, setup);
  const bot = bots18fb.random(seed);
  for (let moves = 0; moves < 2000; moves++) {
    const { state } = session.snapshot(session.tip);
    const [by = ''] = actorsOf(engine.title.game, state);
    const open = offers(engine.title.game, state, by);
    if (state.flow.at(-1)?.step === step && (!type || open.some((offer) => offer.type === type))) return session;
    const action: Action = bot.choose({
      view: viewOf(engine.title.game, state, by) as State<Table18fb>,
      by,
      offers: open,
    });
    expect(session.act(action)).toMatchObject({ ok: true });
  }
  throw new Error(`nobody is asked ${step}`);
}

describe('what the worker says of 18FB', () => {
  it('pays a dividend as it foretells', () => {
    const session = playedTo('dividend');
    const before = session.snapshot(session.tip);
    const { dividend } = ownOf(before);
    const half = dividend?.ways.find(({ how }) => how === 'half');
    if (!dividend || !half) throw new Error('no dividend');
    expect(session.act({ type: 'payDividend', by: before.actor ?? '', how: 'half' } as Action).ok).toBe(true);
    const after = session.snapshot(session.tip);
    for (const { holder, amount } of half.parts) {
      if (holder === dividend.corp) continue;
      expect((after.state.table.cash[holder] ?? 0) - (before.state.table.cash[holder] ?? 0), holder).toBe(amount);
    }
    expect(ownOf(after).companies[dividend.corp]?.price).toBe(half.price);
  });

  it('says of every station of a run what it brings beside its own value', () => {
    const seen = new Set<string>();
    const onState = (state: State<Table18fb>) => {
      if (state.flow.at(-1)?.step !== 'dividend') return;
      for (const { hex, value, extras } of dividendOf(state)?.run.stations ?? []) {
        const printed = faceAt(builtInBoard.full.board, state.table.map, hex).stops[0]?.value ?? 0;
        const more = Object.entries(extras).filter(([, amount]) => amount > 0);
        if (!builtInBoard.offMaps.some((each) => each.hex === hex)) {
          expect(value).toBe(printed + more.reduce((sum, [, amount]) => sum + amount, 0));
        }
        for (const [kind] of more) seen.add(kind);
      }
    };
    playOut(title18fb, { players: 3, seed: 8, variants: [], options: {} }, bots18fb.random, { onState });
    expect(seen).toContain('port');
  });

  it('says that a card is lent, and that it is given back', () => {
    const { table } = start(title18fb.game, title18fb.setup({ players: 3, seed: 6, variants: [], options: {} }));
    const lent = { ...table, lent: { Falcon: 'NN' } } as Table18fb;
    expect(changes18fb(table, lent)).toEqual([{ kind: 'lent', private: 'Falcon', corp: 'NN' }]);
    expect(changes18fb(lent, table)).toEqual([{ kind: 'lentBack', private: 'Falcon', corp: 'NN' }]);
  });

  it('says what secured interest is paid, by the reading of the table', () => {
    const own = (options: Readonly<Record<string, string>>) => {
      const setup = title18fb.setup({ players: 3, seed: 6, variants: [], options });
      const { table } = start(title18fb.game, setup);
      const market = [{ corp: 'FC', row: 8, col: 4 }];
      const building = withFacts({ ...table, market }, 'FC', { standing: 'building', par: 70 });
      const state = { table: building, flow: [], rng: 0 };
      return engine.own?.(state as never) as ReturnType<typeof ownOf>;
    };
    expect(own({}).companies.FC?.interest).toBe(20);
    expect(own({ interest: 'percentOfPar' }).companies.FC?.interest).toBe(14);
  });

  it('asks nobody for a card that is lent', () => {
    const asked = (lent: Table18fb['lent']) => {
      const { table } = start(title18fb.game, title18fb.setup({ players: 3, seed: 6, variants: [], options: {} }));
      const privates = { ...table.privates, Falcon: 'P2' };
      const state = {
        table: { ...table, privates, lent },
        flow: [frame('companyTurn', { corp: 'FC', todo: [] })],
        rng: 0,
      };
      return engine.facts(state as never, { offer: { type: 'useFalcon', by: 'P1' } }).asked;
    };
    expect([asked(undefined), asked({ Falcon: 'FC' }), asked({ Falcon: 'NN' })]).toEqual(['P2', undefined, 'P2']);
  });

  it('shows the poll with one company asked', () => {
    const session = playedTo('poll', 1);
    const { poll } = ownOf(session.snapshot(session.tip));
    expect(poll?.members.filter(({ says }) => says === 'asked')).toHaveLength(1);
  });

  it('shows the highest bid, the next one and who can still bid', () => {
    const session = playedTo('auction');
    const opening = ownOf(session.snapshot(session.tip)).auction;
    expect(opening).toMatchObject({ highest: null, bidder: null });
    const { actor } = session.snapshot(session.tip);
    const price = opening?.least ?? 0;
    expect(session.act({ type: 'bid', by: actor ?? '', price } as Action).ok).toBe(true);
    expect(ownOf(session.snapshot(session.tip)).auction).toMatchObject({
      lot: opening?.lot,
      highest: price,
      bidder: actor,
      least: price + 5,
    });
  });

  it('says why no token can be laid in a hex', () => {
    const session = playedTo('placeToken', 3, 'placeToken');
    const { state, choices } = session.snapshot(session.tip);
    const { corp } = state.flow.at(-1) as unknown as { readonly corp: string };
    const routes = choices.flatMap(({ offer }) => (offer.type === 'placeToken' ? [offer.route as string[]] : []));
    if (routes.length === 0) throw new Error('no token can be laid');
    expect(session.whyNot(routes[0]?.at(-1) ?? '')).toBeNull();
    expect(session.whyNot(routes[0]?.[0] ?? '')).toMatchObject({ rule: 'token.alreadyThere', params: { corp } });
    expect(session.whyNot('K42')?.rule).toBe('token.notAStation');
    const others = ['A2', 'F11', 'L27', 'N21', 'P13'].map((hex) => session.whyNot(hex));
    for (const refused of others) expect(refused === null || refused.rule.startsWith('token.')).toBe(true);
    expect(others.filter((refused) => refused?.cite === '18FB §3.4.2').length).toBeGreaterThan(2);
  });

  it('has nothing against a hex to which some way can be paid, though another cannot', () => {
    let asked = 0;
    const onState = (state: State<Table18fb>) => {
      if (state.flow.at(-1)?.step !== 'placeToken') return;
      const [by = ''] = actorsOf(title18fb.game, state);
      for (const { type, route } of offers(title18fb.game, state, by)) {
        if (type !== 'placeToken') continue;
        asked++;
        expect(whyNoToken(state, by, (route as readonly string[]).at(-1) ?? '')).toBeNull();
      }
    };
    playOut(title18fb, { players: 3, seed: 8, variants: [], options: {} }, bots18fb.random, { onState });
    expect(asked).toBeGreaterThan(100);
  });

  it('names whose word is needed for the use of a card', () => {
    const session = playedTo('consentBourbon', 3);
    const { wanted } = ownOf(session.snapshot(session.tip));
    expect(wanted).toMatchObject({ what: 'Bourbon' });
    session.undo(session.tip - 1);
    const { choices, actor } = session.snapshot(session.tip);
    const asked = choices.flatMap(({ offer, facts }) => (offer.type === 'replaceBourbon' ? [facts.asked] : []));
    expect(asked.length).toBeGreaterThan(0);
    for (const owner of asked) expect(owner).not.toBe(actor);
  });

  it('is plain JSON', () => {
    const session = playedTo('stockTurn');
    const { own } = session.snapshot(session.tip);
    expect(JSON.parse(JSON.stringify(own))).toEqual(own);
    expect(Object.keys(ownOf({ own }).regionals)).toEqual([...regionalIds]);
  });
});

describe('the maps of 18FB', () => {
  const at = (phase: string) => ({ phase, options: optionsOf({ players: 3, seed: 1 }) });

  it('close the passes until phase 3', () => {
    const closed = (phase: string) =>
      sheetsIn(at(phase))[0]?.hexes.filter((hex) => (hex.closed ?? []).length > 0).length;
    expect(closed('1')).toBeGreaterThan(0);
    expect(closed('2')).toBe(closed('1'));
    expect(closed('3')).toBe(0);
    expect(sheetsIn(at('4'))).toBe(sheetsIn(at('3')));
  });

  it('put no two hexes of the atlas into one place', () => {
    const [atlas] = sheetsIn(at('1'));
    const places = new Set(atlas?.hexes.map(({ x, y }) => `${x},${y}`));
    expect(places.size).toBe(atlas?.hexes.length);
  });

  it('mark bases, kept circles, ports and what lies off the map', () => {
    const session = playedTo('stockTurn');
    const table = session.snapshot(session.tip).state.table as unknown as Parameters<typeof marks18fb>[0];
    const at = (id: string) => marks18fb(table, { id } as Parameters<typeof marks18fb>[1]);
    expect(at('nC6')).toMatchObject({ homes: 'NN', kept: 'NN,', port: 20, regionals: 'SFSM,SEPSA' });
    expect(at('F41')).toMatchObject({ slots: 4, kept: ',*,*,*', ground: 'red' });
    expect(at('E40')).toMatchObject({ values: [40, 70, 100], current: 0 });
  });
});

describe('the words of 18FB', () => {
  it('leave the same gaps in every language', () => {
    for (const [key, text] of Object.entries<string>(en)) {
      for (const other of [italian, fr]) {
        expect(gapsIn((other as Readonly<Record<string, string>>)[key] ?? ''), key).toEqual(gapsIn(text));
      }
    }
  });

  it('replace those of the page only where that is meant', () => {
    const both = Object.keys(theme18fb.catalogue('en')).filter((key) => Object.hasOwn(catalogues.en, key));
    expect(both.sort()).toEqual(['act.placeToken', 'corp.tokens', 'text.tokens', 'text.town']);
  });

  it.each([
    ['en', 'tokens of NN and FB'],
    ['it', 'pedine: NN e FB'],
    ['fr', 'jetons\u00a0: NN et FB'],
  ] as const)('call what stands in a city as the rulebook does: %s', (language, said) => {
    expect(textIn(language, [], theme18fb).t('text.tokens', { corps: ['NN', 'FB'] })).toBe(said);
  });

  it('name every group of offers, and every type of action has its control', () => {
    expect(Object.keys(asking18fb.controls).sort()).toEqual(Object.keys(engine.title.game.forms).sort());
    for (const control of Object.values(asking18fb.controls)) {
      if (!('group' in control)) continue;
      for (const language of languages) {
        const all = { ...catalogues[language], ...theme18fb.catalogue(language) };
        expect(Object.hasOwn(all, `group.${control.group}`), control.group).toBe(true);
      }
    }
  });

  it('say where every part of the board comes from', () => {
    for (const language of languages) {
      const paragraphs = sources18fb.sections(language).flatMap((section) => section.paragraphs);
      expect(paragraphs.length).toBeGreaterThan(30);
      expect(paragraphs.every(({ text }) => text.length > 10)).toBe(true);
    }
  });

  it('fit the form to the title', () => {
    expect(form18fb.players).toEqual(title18fb.players);
    const fields = form18fb.fields(4).map((field) => field.kind === 'choice' && [field.option, field.values]);
    expect(Object.fromEntries(fields as [string, readonly string[]][])).toEqual(title18fb.options);
  });
});
