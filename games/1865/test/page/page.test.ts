import { readFileSync } from 'node:fs';
import { type Action, languages, plainSpeaker, say } from '@binario/kernel';
import { gapsIn } from '@binario/kernel/testing';
import { catalogues, outlineOf, Session, type Snapshot, textIn } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { formIds } from '../../data/forms.ts';
import { sectionOf1865 } from '../../page/cites.ts';
import { engine1865 as engine } from '../../page/engine/engine.ts';
import { form1865 } from '../../page/form.ts';
import { ownOf } from '../../page/own.ts';
import { sardinia, survey } from '../../page/sheet.ts';
import { sources1865 } from '../../page/sources.ts';
import { en } from '../../page/text/en.ts';
import { fr } from '../../page/text/fr.ts';
import { it as italian } from '../../page/text/it.ts';
import { theme1865 } from '../../page/text/theme.ts';
import { title1865 } from '../../title.ts';

interface Recorded {
  readonly setup: unknown;
  readonly actions: readonly Action[];
}

const record = (name: string): Recorded =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/app/e2e/fixtures/${name}.json`, import.meta.url), 'utf8'),
  ) as Recorded;

const game = record('1865-game');

function at(index: number): Action {
  const action = game.actions[index];
  if (!action) throw new Error(`the game has no action ${index}`);
  return action;
}

/** The position just before the first action of this type. */
function before(type: string): { readonly session: Session; readonly snapshot: Snapshot; readonly index: number } {
  const index = game.actions.findIndex((action) => action.type === type);
  const session = Session.begin(engine, game.setup);
  expect(session.load(game.actions.slice(0, index))).toBeNull();
  return { session, snapshot: session.snapshot(index), index };
}

describe('the recorded games of 1865', () => {
  it.each(['1865-game', '1865-odd'])('%s can be played by these rules', (name) => {
    const { setup, actions } = record(name);
    expect(Session.begin(engine, setup).load(actions)).toBeNull();
  });
});

describe('what the worker says of 1865', () => {
  it('foresees the Dragons as they then act', () => {
    const { session, index } = before('convert');
    session.act(at(index));
    const { own, actor } = session.snapshot(session.tip);
    const { nextRound, turns } = ownOf({ own }).foresight;
    expect(nextRound).toBe(false);
    const purchase = turns[0]?.purchase;
    expect(purchase?.decidedBy).toBeTruthy();
    const since = session.log.length;
    expect(session.act({ type: 'pass', by: actor ?? 'P1' })).toMatchObject({ ok: true });
    const bought = session.log.slice(since).find(({ key }) => key === 'note.dragonsBought');
    expect(bought?.params).toMatchObject({ corp: purchase?.corp, amount: purchase?.cost });
  });

  it('tells of an absorption what is paid: all of it, and to whom', () => {
    const { snapshot } = before('absorb');
    const merger = ownOf(snapshot).mergers.find(({ refusal }) => refusal === null);
    expect(merger?.paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(merger?.cost);
    const refused = ownOf(snapshot).mergers.find(({ refusal }) => refusal !== null);
    expect(refused?.refusal?.cite).toMatch(/^1865 §5/);
  });

  it('knows the bonus of a maritime card before it is given', () => {
    const { session, snapshot, index } = before('transferCard');
    const action = at(index);
    const choice = snapshot.choices.find(({ offer }) => 'private' in action && offer.private === action.private);
    const preview = session.preview(action);
    const traffic = preview.ok ? preview.changes.find(({ kind }) => kind === 'traffic') : undefined;
    expect(choice?.facts.chips).toBe(Number(traffic?.to) - Number(traffic?.from));
  });

  it('says what each gets of a dividend, and why a hex takes no tile', () => {
    const { snapshot } = before('payDividend');
    expect(snapshot.payout?.parts.length).toBeGreaterThan(0);
    expect(snapshot.usual?.type).toBe('payDividend');
    expect(before('layTile').session.whyNot('H3')?.cite).toMatch(/^1865 §/);
  });

  it('says why a hex takes no marker: of the place, of the way there, or that none leads there', () => {
    const { session, snapshot } = before('placeMarker');
    const { corp } = snapshot.state.flow.at(-1) as unknown as { readonly corp: string };
    const routes = snapshot.choices.flatMap(({ offer }) =>
      offer.type === 'placeMarker' ? [offer.route as string[]] : [],
    );
    const [route = []] = routes;
    expect(session.whyNot(route.at(-1) ?? '')).toBeNull();
    expect(session.whyNot(route[0] ?? '')).toMatchObject({ rule: 'marker.alreadyThere', params: { corp } });
    const refused = [...sardinia.board.numberOf.keys()].flatMap((hex) => session.whyNot(hex) ?? []);
    const found = new Set(refused.map(({ rule }) => rule));
    expect(found).toContain('marker.notAStation');
    expect(found).toContain('marker.noTrack');
    for (const { cite } of refused) expect(cite).toMatch(/^1865 §/);
  });
});

describe('the page’s half of 1865', () => {
  it('offers each number of players the forms the title takes, and no other', () => {
    for (let players = form1865.players.min; players <= form1865.players.max; players++) {
      const [field] = form1865.fields(players);
      const offered = field?.kind === 'oneVariant' ? field.ids : [];
      for (const id of formIds.filter((each) => each !== 'normal')) {
        const begin = () => title1865.setup({ players, seed: 1, variants: [id], options: {} });
        if (offered.includes(id)) expect(begin).not.toThrow();
        else expect(begin).toThrow();
      }
    }
  });

  it('leads from every citation to a section of the reader', async () => {
    const { rules1865 } = await import('../../page/books.ts');
    const sections = new Set(rules1865.sections('en').map(({ id }) => id));
    for (const cite of ['1865 §4.2', '1865 §3.10', '1865 C.5 §5.5', '1865 C.5 §5.2']) {
      expect(sections, cite).toContain(sectionOf1865(cite));
    }
    expect(sectionOf1865('1849 §4')).toBe('');
  });

  it('draws the coast as one closed line for each island', () => {
    expect(outlineOf(sardinia.hexes).match(/Z/g)).toHaveLength(1);
    expect(outlineOf(survey.hexes).match(/Z/g)).toHaveLength(2);
  });

  it('leaves the same gaps in every language', () => {
    for (const [key, text] of Object.entries(en)) {
      for (const other of [italian, fr]) expect(gapsIn(other[key as keyof typeof en]), key).toEqual(gapsIn(text));
    }
  });

  it('replaces of the page’s words only those about traffic, which a place is worth here, and about markers', () => {
    const both = Object.keys(theme1865.catalogue('en')).filter((key) => Object.hasOwn(catalogues.en, key));
    expect(both.sort()).toEqual(['corp.tokens', 'text.city', 'text.tokens', 'text.town']);
  });

  it.each([
    ['en', 'markers of FMS and FCS'],
    ['it', 'stazioni: FMS e FCS'],
    ['fr', 'gares\u00a0: FMS et FCS'],
  ] as const)('calls what stands in a city as the rulebook does: %s', (language, said) => {
    expect(textIn(language, [], theme1865).t('text.tokens', { corps: ['FMS', 'FCS'] })).toBe(said);
  });

  it('fills every gap of what is told about the sources', () => {
    for (const language of languages) {
      for (const { title, paragraphs } of sources1865.sections(language)) {
        expect(title).toBeTruthy();
        for (const { text } of paragraphs) expect(text).not.toMatch(/[{}]/);
      }
    }
    expect(say(theme1865.catalogue('fr'), 'tab.dragons', {}, plainSpeaker('fr'))).toBe('Traders');
  });
});
