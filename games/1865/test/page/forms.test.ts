import { type Choice, choices, type Language, type Params } from '@binario/kernel';
import { ThemeProvider, useSettings } from '@binario/web/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { boardFrom } from '../../board/boardOf.ts';
import { game1865 } from '../../game.ts';
import { facts1865 } from '../../page/engine/facts.ts';
import { score1865 } from '../../page/engine/score.ts';
import { label } from '../../page/label.ts';
import { SeaSides } from '../../page/SeaSides.tsx';
import { scenery1865 } from '../../page/scenery.tsx';
import { atlas, sardinia } from '../../page/sheet.ts';
import { theme1865 } from '../../page/text/theme.ts';
import {
  beforeStockRound,
  companyTurn,
  type Position,
  play,
  type State1865,
  stockTurn,
  tableOf,
  withFacts,
} from '../support/index.ts';

function choiceOf(state: State1865, wanted: Readonly<Record<string, unknown>>): Choice {
  const found = choices(game1865, state, 'P1').find(({ offer }) =>
    Object.entries(wanted).every(([field, value]) => offer[field] === value),
  );
  if (!found) throw new Error(`no choice ${JSON.stringify(wanted)}`);
  return found;
}

/** The key of the words for a choice. */
const keyOf = (state: State1865, choice: Choice): string =>
  label({ say: (key: string) => key } as never, choice.offer as never, facts1865(state, choice));

describe('what is told before a click, in every form of 1865', () => {
  it('a conversion brings the markers that are still free, and no more', () => {
    for (const [markers, gained, key] of [
      [3, 2, 'act.convert'],
      [6, 1, 'act.convert'],
      [7, 0, 'act.convert.full'],
    ] as const) {
      const state = beforeStockRound({
        form: 'c5basic',
        phase: 3,
        companies: { FMS: { stations: ['F45', 'C46'], markers } },
      });
      const choice = choiceOf(state, { type: 'convert' });
      expect(facts1865(state, choice)).toMatchObject({ markers: gained });
      expect(keyOf(state, choice)).toBe(key);
      const after = play(state, { type: 'convert' });
      expect((after.table.companies.FMS?.markers ?? 0) - markers).toBe(gained);
    }
  });

  it('a company that is launched again has no home yet, and no major a destination', () => {
    const facts = { standing: 'unlaunched', relaunch: true, home: null, row: null } as const;
    const position: Position = { cash: { P1: 900 } };
    const state = stockTurn(position);
    const table = tableOf(position);
    const absorbed = { ...state, table: withFacts(table, 'RCSF', { status: 'major', ...facts }) };
    const told = (at: State1865): Params => facts1865(at, choiceOf(at, { type: 'launch', corp: 'RCSF' }));
    expect(told(state)).toMatchObject({ home: 'D37', destination: 'F45' });
    expect(told(absorbed).home).toBeUndefined();
    expect(told(absorbed).destination).toBeUndefined();
  });

  it.each([
    ['c5basic', 600, 0, 'act.helpBuy.ruin'],
    ['normal', 600, 0, 'act.helpBuy.short'],
    ['c5basic', 600, 4, 'act.helpBuy.short'],
    ['c5basic', 900, 0, 'act.helpBuy'],
  ] as const)('%s, L.%i and %i shares: help is told as %s', (form, cash, shares, key) => {
    const state = companyTurn(
      {
        form,
        phase: 7,
        cash: { P1: cash },
        companies: {
          FMS: { status: 'major', chips: 3, value: 60 },
          FA: { status: 'major', president: 'P2', value: 150, singles: { P1: shares, P2: 4 } },
        },
      },
      'FMS',
      'buyTrains',
    );
    expect(keyOf(state, choiceOf(state, { type: 'helpBuy' }))).toBe(key);
  });

  it('the score has a row of loans only where players borrow', () => {
    const keys = (form: Position['form']) =>
      score1865(tableOf({ form, companies: { FMS: {} } })).rows.map((row) => ('key' in row ? row.key : row.corp));
    expect(keys('normal')).toContain('end.loans');
    expect(keys('c5basic')).toEqual(['end.cash', 'FMS']);
  });

  it('Corsica’s plate bears its name in the language of the page', () => {
    // What is drawn without a page shows the settings a page begins with.
    const settings = useSettings.getInitialState() as { language: Language };
    settings.language = 'fr';
    const children = scenery1865(atlas).beneath;
    const drawn = renderToStaticMarkup(createElement(ThemeProvider, { theme: theme1865, children }));
    settings.language = 'en';
    expect(drawn).toMatch(/class="plate-name">Corse</);
  });

  it('Sardinia alone shows the three sides by which track may leave it', () => {
    const drawn = renderToStaticMarkup(
      createElement(SeaSides, { sheet: sardinia, game: boardFrom(undefined, 'short') }),
    );
    expect([...drawn.matchAll(/data-sea="(\w+)"/g)].map(([, hex]) => hex)).toEqual(['G22', 'I24', 'C26']);
  });
});
