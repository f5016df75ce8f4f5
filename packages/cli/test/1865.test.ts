import { entry1865 } from '@binario/game-1865/terminal';
import { companyTurn, stockTurn, tiles } from '@binario/game-1865/testing';
import { offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { menuLines } from '../src/play/choose.ts';
import { Input } from '../src/play/input.ts';
import { binario, ioWith } from './run.ts';

const { screen, title } = entry1865;
const voice = { language: 'en', names: { P1: 'Ada' } } as const;

describe('1865 in the terminal', () => {
  it('plays from the maritime cards into the first stock round', async () => {
    const { code, text } = await binario(
      ['play', '1865', '--seed', '5', '--names', 'Ada,Bo'],
      ['1 M1', '1 M2', '1', '1', '1 FMS 100', 'market', 'corps', 'log', 'quit'],
    );
    expect(code).toBe(0);
    expect(text).toContain('takes M1 Golfo Aranci.');
    expect(text).toMatch(/\* \w+ launches FMS at L\.100\.$/m);
    expect(text).toMatch(/^FMS minor +100 +200 +0\/0/m);
    expect(text).toMatch(/^SR 1 · Phase 2 · Bank L\.7280 · Trains for sale: PH2 L\.100 · PH2 ×6/m);
  });

  it.each<[string, readonly string[] | 'back']>([
    ['f45 g44 g42', ['F45', 'G44', 'G42']],
    ['F45-G44-G42', ['F45', 'G44', 'G42']],
    ['back', 'back'],
  ])('a route may be typed by hand: %s', async (typed, route) => {
    const state = companyTurn(
      {
        companies: { FMS: { cash: 300, chips: 3 } },
        tiles: tiles(['G44', '8', 'F45', 'G42'], ['G42', '173', 'G44']),
      },
      'FMS',
      'placeMarker',
    );
    const lines = menuLines(entry1865, state, offers(title.game, state, 'P1'), voice);
    expect(lines.map(({ text }) => text)).toEqual([
      'Place a marker in Su Suergiu (G42) (Cagliari – G44 – Su Suergiu) (L.70, traffic +2)',
      'Another route…',
      'Pass',
    ]);
    const io = ioWith([typed]);
    const taken = await lines[1]?.take({ io, input: new Input(io), language: 'en' });
    expect(taken).toEqual(route === 'back' ? 'back' : { type: 'placeMarker', by: 'P1', route });
  });

  it('letters name the columns of this board', () => {
    const lines = screen.board(stockTurn({}).table, voice);
    expect(lines[0]).toMatch(/^ {3}A {4}B {4}C {4}D/);
    expect(lines.find((line) => line.startsWith('45'))).toMatch(/^45 {16}D45 {7}F45 {7}H45$/);
    expect(lines).toContain('Cagliari (F45): FMS ---');
    expect(lines).toContain('Bocche di Bonifacio: G22 ~ F19 L.60');
  });

  const table = stockTurn({
    phase: 3,
    companies: {
      FMS: { chips: 9, trains: ['PH2', 'PH3'], stations: ['F45', 'G42'], value: 120, cash: 55, singles: { P2: 1 } },
      RCSF: { trains: ['PH2'], value: 60, singles: { dragons: 1 } },
    },
    tiles: tiles(['G44', '8', 'F45', 'G42'], ['G42', '173', 'G44']),
  }).table;

  it('the line of boxes has both premiums, and marks where companies start', () => {
    const lines = screen.market(table, voice);
    expect(lines[0]).toMatch(/^ +10 .* \*60 .* \*130 +140/);
    expect(lines[1]).toMatch(/\(130 +\(140/);
    expect(lines.slice(3, 5).join('\n')).toContain('RCSF');
  });

  it('the Dragons Chart shows what they will do and why', () => {
    const text = screen.market(table, voice).join('\n');
    expect(text).toMatch(/row 1 \(PH2\) +--\.\.\+{12} +FMS 7 \+, RCSF 3 \./);
    expect(text).toContain('1. The Dragons buy FMS from the initial offer at L.120: the only one they can buy');
  });

  it('companies with traffic and coverage, rank and area', () => {
    const text = screen.corporations(table, voice).join('\n');
    expect(text).toMatch(
      /^FMS minor +120 +55 +9\/22 +7 green +Ada +PH2-0 PH3-0 +F45 G42 \+1 +Ada 40, P2 20, initial offer 40/m,
    );
    expect(text).toMatch(/^CFD: not launched, home Portovecchio \(G18\), destination Bastia \(H5\)$/m);
  });

  it('one hex in detail', () => {
    expect(screen.hex(table, 'g42', voice)).toEqual([
      'Su Suergiu (G42)',
      '  tile 173, rotation 0',
      '  mine: traffic 2',
      '  spaces: FMS',
      '  track: G44-station',
      expect.stringMatching(/^ {2}borders: G40 river Flumendosa L\.40, .*G44 mountain Sarrabus-Gerrei L\.60/),
    ]);
    expect(screen.hex(table, 'Z1', voice)).toBeUndefined();
  });

  it('says what a marker and an absorption cost', () => {
    const state = companyTurn(
      {
        companies: { FMS: { cash: 300, chips: 3, trains: ['PH2'] }, RCSF: { stations: ['D37', 'F45'], chips: 2 } },
        tiles: tiles(['G44', '8', 'F45', 'G42'], ['G42', '173', 'G44']),
      },
      'FMS',
      'absorb',
    );
    const absorb = offers(title.game, state, 'P1').find((offer) => offer.type === 'absorb');
    expect(absorb && screen.note(state, absorb, voice)).toMatch(/^L\.200 \/ L\.\d+$/);
    const marker = { type: 'placeMarker', by: 'P1', route: ['F45', 'G44', 'G42'] };
    expect(screen.note(state, marker, voice)).toBe('L.70, traffic +2');
  });
});
