import { describe, expect, it } from 'vitest';
import { bestRun } from '../search/runs.ts';
import {
  acquire,
  cash,
  corpTurn,
  lay,
  type Move,
  offered,
  type Position,
  pass,
  play,
  refuses,
  run,
  type State1849,
  soldOut,
  stationsIn,
  whyNot,
} from './support/index.ts';

/** Catania green, with track to Acireale: Trinacria could lay a town there. */
const nearAcireale: Position = { phase: '6', corps: { IFT: { cash: 100 } }, tiles: { H12: ['653', 1] } };
const acireale = lay('G13', '58', 1);

/** Track of Lilibeo from Marsala to the hills of E3, and of Sicula from Palermo to Partinico (rough). */
const lines: Position['tiles'] = { D2: ['8', 5], B4: ['7', 5] };

const sigi = (corp: 'CTL' | 'RCS' | 'SFA', owner: string, more: Position = {}) =>
  corpTurn(
    {
      phase: '6',
      privates: { SIGI: owner },
      ...more,
      corps: { [corp]: { cash: 200 } },
      tiles: { ...lines, ...more.tiles },
    },
    corp,
  );

const costOf = (state: State1849, corp: string, move: Move) => cash(state, corp) - cash(play(state, move), corp);

describe('1849 §7.1 SCE, Società Corriere Etnee', () => {
  it('no tile on Acireale while SCE is open and in no corporation’s hand [7.1-08]', () => {
    refuses(corpTurn({ ...nearAcireale, privates: { SCE: 'P2' } }, 'IFT'), acireale, 'lay.acirealeClosed');
    // Nor for a corporation whose president owns it.
    refuses(corpTurn({ ...nearAcireale, privates: { SCE: 'P1' } }, 'IFT'), acireale, 'lay.acirealeClosed');
  });

  it('bought by a corporation or closed, the ban is over for all [7.1-09]', () => {
    const own = play(corpTurn({ ...nearAcireale, privates: { SCE: 'P1' } }, 'IFT'), acquire('SCE', 1));
    expect(play(own, acireale).table.map.G13).toEqual({ tile: '58', rotation: 1 });
    const corps = { ...nearAcireale.corps, CTL: { president: 'P2' as const } };
    const another = corpTurn({ ...nearAcireale, corps, privates: { SCE: 'CTL' } }, 'IFT');
    expect(whyNot(another, acireale)).toBeUndefined();
    expect(whyNot(corpTurn(nearAcireale, 'IFT'), acireale)).toBeUndefined();
  });
});

describe('1849 §7.1 SIGI, Studio di Ingegneria Giuseppe Incorpora', () => {
  it('half price for new standard track: 20, 40, 80, laid or upgraded [7.1-10]', () => {
    const rough = lay('D4', '4', 0);
    const hills = lay('E3', '9', 2);
    const mountain = lay('F2', '9', 2);
    expect(costOf(sigi('RCS', 'gone'), 'RCS', rough)).toBe(40);
    expect(costOf(sigi('RCS', 'RCS'), 'RCS', rough)).toBe(20);
    expect(costOf(sigi('CTL', 'gone'), 'CTL', hills)).toBe(80);
    expect(costOf(sigi('CTL', 'CTL'), 'CTL', hills)).toBe(40);
    expect(costOf(sigi('CTL', 'gone'), 'CTL', mountain)).toBe(160);
    expect(costOf(sigi('CTL', 'CTL'), 'CTL', mountain)).toBe(80);
    const upgrade = lay('E3', '23', 2);
    const tiles = { E3: ['9', 2] } as const;
    expect(costOf(sigi('CTL', 'gone', { tiles }), 'CTL', upgrade)).toBe(80);
    expect(costOf(sigi('CTL', 'CTL', { tiles }), 'CTL', upgrade)).toBe(40);
  });

  it('narrow track alone keeps its quarter price: 10, 20, 40 [7.1-11]', () => {
    const mountain = lay('F2', '79', 2);
    expect(costOf(sigi('CTL', 'gone'), 'CTL', mountain)).toBe(40);
    expect(costOf(sigi('CTL', 'CTL'), 'CTL', mountain)).toBe(40);
    const narrow = { tiles: { D2: ['78', 5] } } as const;
    expect(costOf(sigi('CTL', 'CTL', narrow), 'CTL', lay('E3', '79', 2))).toBe(20);
    // A standard town that gets narrow track besides.
    const town = { tiles: { D4: ['4', 0] } } as const;
    expect(costOf(sigi('RCS', 'RCS', town), 'RCS', lay('D4', '683', 0))).toBe(10);
  });

  it('standard and narrow track together: half of the full price [7.1-12]', () => {
    const girgenti = lay('J6', '644', 2);
    expect(costOf(sigi('SFA', 'gone'), 'SFA', girgenti)).toBe(40);
    expect(costOf(sigi('SFA', 'SFA'), 'SFA', girgenti)).toBe(20);
  });

  it('dual gauge is paid in full [7.1-13]', () => {
    const brown = { phase: '10', tiles: { D4: ['680', 0] } } as const;
    expect(costOf(sigi('RCS', 'RCS', brown), 'RCS', lay('D4', '697', 0))).toBe(40);
    expect(costOf(sigi('RCS', 'gone', brown), 'RCS', lay('D4', '697', 0))).toBe(40);
  });

  it('from the moment a corporation owns it, until Phase 12; not in a player’s hand [7.1-14]', () => {
    const mountain = lay('F2', '9', 2);
    const mine = sigi('CTL', 'P1');
    expect(costOf(mine, 'CTL', mountain)).toBe(160);
    expect(costOf(play(mine, acquire('SIGI', 1)), 'CTL', mountain)).toBe(80);
    for (const phase of ['6', '8', '10'] as const)
      expect(costOf(sigi('CTL', 'CTL', { phase }), 'CTL', mountain)).toBe(80);
    // Phase 12 closes it before its owner's turn comes.
    const corps = { RCS: { cash: 800 }, CTL: { president: 'P2' as const, cash: 200, at: [4, 2] as const } };
    const buying = soldOut(corpTurn({ phase: '10', corps, privates: { SIGI: 'CTL' } }, 'RCS', 'buyTrains'), '10H');
    const after = play(buying, { type: 'buyTrain', train: '12H-0', price: 800 }, pass);
    expect(costOf(after, 'CTL', { ...mountain, by: 'P2' })).toBe(160);
  });
});

describe('1849 §7.1 CNM, Compagnia Navale Mediterranea', () => {
  /** Sicula's only train reaches the port of Palermo, the city and Partinico: 10 + 50 + 10. */
  const palermo: Position = {
    phase: '6',
    corps: { RCS: { trains: ['6H'] } },
    privates: { CNM: 'RCS' },
    tiles: { B4: ['7', 5], D4: ['4', 0] },
  };
  const route = run(['6H-0', 'A5 C5 B4 D4']);
  const mark = (hex: string) => ({ type: 'markPort', hex }) as const;

  it('the corporation closes CNM and marks any port, at any moment of its turn [7.1-16]', () => {
    const state = corpTurn(palermo, 'RCS');
    for (const hex of ['a12', 'A5', 'L14', 'N8']) {
      const marked = play(state, mark(hex));
      expect(marked.table.port).toEqual({ hex, corp: 'RCS' });
      expect(marked.table.privates.CNM).toBe('gone');
    }
    for (const hex of ['C15', 'C5', 'B4']) refuses(state, mark(hex), 'port.notAPort');
    for (const step of ['placeToken', 'runTrains', 'buyTrains', 'finance', 'endTurn']) {
      expect(play(corpTurn(palermo, 'RCS', step), mark('A5')).table.port?.hex).toBe('A5');
    }
    // Even while SMS is being used.
    const both = corpTurn({ ...palermo, privates: { CNM: 'RCS', SMS: 'RCS' } }, 'RCS');
    expect(play(both, { type: 'useSms' }, mark('A5')).table.port?.hex).toBe('A5');
    // Only in its own turn.
    const corps = { ...palermo.corps, SFA: { cash: 40 } };
    refuses(corpTurn({ ...palermo, corps }, 'SFA'), mark('A5'), 'port.notOwner');
  });

  it('from then on the port pays L.20 more, to that corporation only [7.1-17]', () => {
    const state = corpTurn(palermo, 'RCS', 'runTrains');
    expect(cash(play(state, route, { type: 'withhold' }), 'RCS')).toBe(70);
    // In the same turn, if it is placed before running.
    const marked = play(state, mark('A5'), route, { type: 'withhold' });
    expect(cash(marked, 'RCS')).toBe(90);
    // Another corporation with a station in Palermo runs the same way without it.
    const shared: Position = {
      ...palermo,
      corps: { RCS: { trains: ['6H'] }, IFT: { trains: ['6H'], stations: ['H12', 'C5'] } },
      tiles: { ...palermo.tiles, C5: ['651', 5] },
      table: { port: { hex: 'A5', corp: 'RCS' } },
    };
    for (const phase of ['6', '8', '10', '12', '16'] as const) {
      const { table } = corpTurn({ ...shared, phase }, 'RCS');
      expect(stationsIn({ table, flow: [], rng: 0 }, 'C5')).toEqual(['RCS', 'IFT']);
      expect(bestRun(table, 'RCS').revenue).toBe(10 + 20 + 90 + 10);
      expect(bestRun(table, 'IFT').revenue).toBe(10 + 90 + 10);
    }
  });

  it('unused at Phase 12 it closes, and the bonus is lost [7.1-18]', () => {
    const position: Position = { phase: '10', corps: { RCS: { cash: 800 } }, privates: { CNM: 'RCS' } };
    const state = soldOut(corpTurn(position, 'RCS', 'buyTrains'), '10H');
    const after = play(state, { type: 'buyTrain', train: '12H-0', price: 800 });
    expect(after.table.privates.CNM).toBe('gone');
    expect(after.table.port).toBeNull();
    refuses(after, mark('A5'), 'port.notOwner');
    expect(offered(after, 'markPort')).toEqual([]);
  });
});
