import { type Action, explain } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { formIds } from '../data/forms.ts';
import { optionsOf } from '../options.ts';
import { sectionOf } from '../rulebook/rulebook.ts';
import { frame, game, inTurn, refuses, stateAt, tableOf } from './support/index.ts';

const sardinian = [
  ['short', '1865 §6.1'],
  ['c5basic', '1865 C.5 §1'],
] as const;

describe('1865 §6.1 one island', () => {
  it.each(sardinian)('%s: no marker goes to Corsica [6.1-02, P-1-01]', (form, cite) => {
    const at = inTurn({ form, companies: { SFSS: { cash: 900 } } }, 'SFSS', 'placeMarker');
    const move = { type: 'placeMarker', route: ['C28', 'C26', 'D13'] } as const;
    refuses(at, move, 'marker.notInPlay');
    expect(explain(game, at, { by: 'P1', ...move })).toMatchObject({ cite, params: { hex: 'D13' } });
  });

  it.each(sardinian)('%s: no home lies in Corsica [6.1-02, P-1-01]', (form, cite) => {
    const facts = { relaunch: true, home: null };
    const table = tableOf({ form, companies: { RCSF: { status: 'major', markers: 0, stations: [], facts } } });
    const at = stateAt(table, frame('chooseHome', { corp: 'RCSF' }));
    refuses(at, { type: 'chooseHome', hex: 'E6' }, 'home.notInPlay');
    expect(explain(game, at, { type: 'chooseHome', by: 'P1', hex: 'E6' } as Action)).toMatchObject({ cite });
    refuses(at, { type: 'chooseHome', hex: 'G42' }, 'home.notFree');
  });

  it.each([...formIds])('%s: a wrong number of players is told with a section that exists [P-1-02]', (form) => {
    let told = '';
    try {
      optionsOf({ players: 5, seed: 1, form });
    } catch (error) {
      told = (error as Error).message;
    }
    const [, cite = ''] = /\((1865 [^()]*)\)$/.exec(told) ?? [];
    expect(sectionOf(cite, 'en'), told).toBeDefined();
  });
});
