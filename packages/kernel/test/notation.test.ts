import { describe, expect, it } from 'vitest';
import { isMoves, MovesError, readHead } from '../src/index.ts';
import { movePatternOf } from '../src/notation/movePattern.ts';

const action = (fields: object) => ({ type: 'any', by: 'P1', ...fields });

describe('a line of the notation', () => {
  it.each([
    ['pass', {}, 'pass'],
    ['lay {tile} {hex}/{rotation#}', { tile: '57', hex: 'E10', rotation: 2 }, 'lay 57 E10/2'],
    ['buy train {train} {price#}', { train: 'PH2-D', price: 100 }, 'buy train PH2-D 100'],
    ['marker {route-}', { route: ['E10', 'F9'] }, 'marker E10-F9'],
    ['sell {n#}[ last {last#=0}]', { n: 2, last: 0 }, 'sell 2'],
    ['sell {n#}[ last {last#=0}]', { n: 2, last: 1 }, 'sell 2 last 1'],
    ['start {corp}[ help {help=none}]', { corp: 'FB', help: 'bayard' }, 'start FB help bayard'],
    ['run {routes*train:hexes-}', { routes: [] }, 'run -'],
    ['replace {hexes-}', { hexes: [] }, 'replace -'],
    [
      'run {routes*train:hexes-}',
      {
        routes: [
          { train: '4H-1', hexes: ['B2', 'B4'] },
          { train: '6H-0', hexes: ['C3', 'D4', 'E3'] },
        ],
      },
      'run 4H-1:B2-B4 6H-0:C3-D4-E3',
    ],
  ])('%s writes and reads its fields', (text, fields, line) => {
    const template = movePatternOf('any', text);
    expect(template.write(action(fields))).toBe(line);
    expect(template.read(line)).toEqual({ type: 'any', ...fields });
  });

  it.each(['lay 57 E10', 'lay 57 E10/x', 'lay 57 E10/2 now', 'LAY 57 E10/2', ''])('is not read from "%s"', (line) => {
    expect(movePatternOf('any', 'lay {tile} {hex}/{rotation#}').read(line)).toBeUndefined();
  });
});

describe('the head of a game in the notation', () => {
  const good =
    'binario moves 1\ngame: 1865\nrules: 4\nsetup: {"players":3}\nnames: {"P1":"Anna","P2":7}\n\nAnna pass\n';

  it('says which game it is, and what people are called', () => {
    expect(isMoves(good)).toBe(true);
    expect(readHead(good)).toMatchObject({ game: '1865', rules: 4, setup: { players: 3 }, names: { P1: 'Anna' } });
  });

  it.each([
    ['another first line', good.replace('moves 1', 'moves 2'), 1],
    ['no game', good.replace('game: 1865\n', ''), 5],
    ['rules that are no number', good.replace('rules: 4', 'rules: "x"'), 5],
    ['a set-up that is no JSON', good.replace('{"players":3}', '{players'), 4],
    ['nothing at all', '', 1],
  ])('is refused with %s, and the line is named', (_what, text, line) => {
    expect(() => readHead(text)).toThrow(MovesError);
    try {
      readHead(text);
    } catch (error) {
      expect((error as MovesError).line).toBe(line);
    }
  });
});
