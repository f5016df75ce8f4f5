import { languages } from '@binario/kernel';
import { Session } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { book } from '../page/book.ts';
import { coverSample } from '../page/cover.tsx';
import { engineSample } from '../page/engine/engine.ts';
import { presenterSample } from '../page/presenter.tsx';
import { layRules } from '../rules.ts';
import { teller } from '../text/describe.ts';
import { titleSample } from '../title.ts';

const begun = () => Session.begin(engineSample, titleSample.setup({ players: 2, seed: 1, variants: [], options: {} }));

describe('the page of sample', () => {
  it('plays a game to its end, every question and every line in words', () => {
    const session = begun();
    for (let n = 0; session.snapshot(session.tip).actor !== null; n++) {
      const { asked, choices, lays } = session.snapshot(session.tip);
      expect(asked).not.toBeNull();
      expect(choices.length + lays.length).toBeGreaterThan(0);
      const decision = session.bots.decide(session.state, n);
      expect(decision && session.act(decision.action)).toMatchObject({ ok: true });
    }
    expect(session.log.length).toBeGreaterThan(20);
    for (const language of languages) {
      const words = presenterSample.theme.catalogue(language);
      const raw = session.log.filter(({ key }) => !Object.hasOwn(words, key));
      expect(raw).toEqual([]);
    }
  });

  it('says where a tile fits, and why not elsewhere', () => {
    const session = begun();
    session.act({ type: 'buyCert', by: 'P1' });
    session.act({ type: 'pass', by: 'P2' });
    const { laying, lays } = session.snapshot(session.tip);
    expect(laying).toBe(true);
    expect(lays.map(({ hex, rotation }) => [hex, rotation])).toEqual([['A3', 0]]);
    const refusal = session.whyNot('A5');
    expect(refusal?.rule).toBe('lay.notReached');
    expect(refusal && teller.describeRefusal(refusal, 'fr')).toContain('A5');
  });

  it('has a cover, a map, panels, and a rulebook to which every citation leads', () => {
    expect(coverSample.picture?.()).toBeTruthy();
    const { choices } = begun().snapshot(0);
    expect(choices.map(({ facts }) => facts)).toEqual([{ corp: 'AB', percent: 20, cost: 60 }, {}]);
    const { table } = begun().state;
    expect(presenterSample.maps.sheets(table as never)).toHaveLength(1);
    expect(presenterSample.panels.map(({ id }) => id)).toContain('log');
    for (const language of languages) {
      const keys = book.sections(language).flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key));
      for (const { cite } of layRules) expect(keys).toContain(presenterSample.reading.sectionOf(String(cite)));
    }
  });
});
