import { winnersOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { title1865 } from '../title.ts';
import { companyTurn, type Position, play } from './support/index.ts';

describe('1865 C.5 §5.5 who has won', () => {
  it('the last player wins alone, even with nothing [P-5.5-28]', () => {
    const last: Position = {
      form: 'c5basic',
      players: 2,
      phase: 7,
      cash: { P1: 10, P2: 0 },
      companies: { FMS: { status: 'major', chips: 3 } },
    };
    const { table } = play(companyTurn(last, 'FMS', 'buyTrains'), { type: 'helpBuy', train: 'PH7-0' });
    expect(title1865.scores(table)).toMatchObject([
      { player: 'P2', total: 0, left: false },
      { player: 'P1', total: 0, left: true },
    ]);
    expect(winnersOf(title1865.scores(table)).map(({ player }) => player)).toEqual(['P2']);
  });
});
