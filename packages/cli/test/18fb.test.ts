import { entry18fb } from '@binario/game-18fb/terminal';
import { companyTurn, stockTurn, tiles } from '@binario/game-18fb/testing';
import { offers } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { menuLines } from '../src/play/choose.ts';
import { Input } from '../src/play/input.ts';
import { binario, ioWith } from './run.ts';

const { screen, title } = entry18fb;
const voice = { language: 'en', names: { P1: 'Ada' } } as const;

/** Napoli Sud, Portici, Torre Annunziata. */
const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);

describe('18FB in the terminal', () => {
  it('plays from the auction of the cards into the first stock round', async () => {
    const unwanted = Array.from({ length: 6 }, () => ['1 1', '2', '2', '2']).flat();
    const { code, text } = await binario(
      ['play', '18fb', '--seed', '5', '--names', 'Ada,Bo,Cy'],
      ['1 Bayard', '1 25', '2', '2', ...unwanted, '2', '2', '2', 'corps', 'quit'],
    );
    expect(code).toBe(0);
    expect(text).toContain('Ada bids D25 for Bayard.');
    expect(text).toMatch(/^Ada +975 +0\/26 +975 +Bayard$/m);
    expect(text).toMatch(/^Cy +1000 +0\/26 +1000 +priority deal$/m);
    expect(text).toMatch(/^SR 1 · Phase 1 · Bank D9025 · Trains for sale: PH1 D100 · PH1 ×6, PH2 ×5/m);
    expect(text).toMatch(/^SFM: unfloated$/m);
  });

  it.each<[string, readonly string[] | 'back']>([
    ['nc6 nc4 nd3', ['nC6', 'nC4', 'nD3']],
    ['nC6-nC4-nD3', ['nC6', 'nC4', 'nD3']],
    ['back', 'back'],
  ])('a route may be typed by hand: %s', async (typed, route) => {
    const position = { companies: { NN: { standing: 'building', cash: 300 } }, tiles: line } as const;
    const state = companyTurn(position, 'NN', 'placeToken');
    const lines = menuLines(entry18fb, state, offers(title.game, state, 'P1'), voice);
    expect(lines.map(({ text }) => text)).toEqual([
      'Place a token in Torre Annunziata (nD3) (Napoli Sud – Portici – Torre Annunziata) (D20)',
      'Another route…',
      'Pass',
    ]);
    const io = ioWith([typed]);
    const taken = await lines[1]?.take({ io, input: new Input(io), language: 'en' });
    expect(taken).toEqual(route === 'back' ? 'back' : { type: 'placeToken', by: 'P1', route });
  });

  const { table } = stockTurn({
    phase: 5,
    companies: {
      NN: {
        cash: 55,
        trains: ['PH3'],
        stations: ['nC6', 'nD3'],
        markers: 2,
        singles: { P2: 2, pool: 1, FS: 1 },
      },
      FS: { price: 70 },
    },
    regionals: { FAS: { cash: 40, trains: ['R5'] } },
    tiles: line,
  });

  it('both maps are drawn, with the sides over which they meet', () => {
    const lines = screen.board(table, voice);
    expect(lines[0]).toMatch(/^ {3}A {4}B {4}C {4}D/);
    expect(lines.find((each) => each.startsWith('44'))).toMatch(/^44 {31}G44 {7}I44 {7}K44$/);
    expect(lines).toContain('   nA   nB   nC   nD   nE');
    expect(lines.some((each) => /nC4 58\/\d/.test(each))).toBe(true);
    expect(lines).toContain('Torre Annunziata (nD3): NN');
    expect(lines).toContain('b: F31 ~ nC12');
  });

  it('the grid of prices shows where companies stand', () => {
    const text = screen.market(table, voice).join('\n');
    expect(text).toMatch(/^ +110 +120 .* 300$/m);
    expect(text).toMatch(/\bNN\b/);
    expect(text).toMatch(/\bFS\b/);
  });

  it('companies with state and destinations, then those to come, then regionals', () => {
    const text = screen.corporations(table, voice).join('\n');
    expect(text).toMatch(
      /^NN +100 +55 +Ada +PH3-0 +nC6 nD3 \+5, o 2 +Ada 20, P2 20, FS 10, bank pool 10, initial offer 40 +definitive operation > Torre Annunziata \(nD3\) > Nocera \(F25\)$/m,
    );
    expect(text).toMatch(/^LdA: unfloated$/m);
    expect(text).toMatch(/^FAS: Ada, 40, R5-0, o 1$/m);
    expect(text).toMatch(/^FG: bank pool, 0, -, o 1$/m);
  });

  it('one hex in detail, with rivers and mountains', () => {
    expect(screen.hex(table, 'nd3', voice)).toEqual([
      'Torre Annunziata (nD3)',
      '  tile 6, rotation 0',
      '  city: 20',
      '  spaces: NN',
      '  track: nD1-station nC4-station',
      '  destination: NN',
    ]);
    expect(screen.hex(table, 'I14', voice)?.at(-1)).toMatch(/^ {2}borders: J15 Agri \+ Sinni D80, .*H15 \^ D60/);
    expect(screen.hex(table, 'Z1', voice)).toBeUndefined();
  });

  it('says what a concession and a dividend come to', () => {
    const stock = stockTurn({ cash: { P1: 800 }, cards: { Bayard: 'P1', Albano: 'P1' } });
    const acquire = (help: string) => ({ type: 'acquireConcession', by: 'P1', corp: 'FP', par: 60, help });
    expect(screen.note(stock, acquire('none'), voice)).toBe('D400 + D120');
    expect(screen.note(stock, acquire('both'), voice)).toBe('D100 + D120');
    const run = companyTurn(
      { phase: 3, companies: { NN: { trains: ['PH3'], stations: ['nC6', 'nD3'], markers: 3 } }, tiles: line },
      'NN',
      'runTrains',
    );
    const note = (how: string) => screen.note(run, { type: 'payDividend', by: 'P1', how }, voice);
    expect([note('full'), note('half')]).toEqual(['D110', 'D60 / D50']);
  });
});
