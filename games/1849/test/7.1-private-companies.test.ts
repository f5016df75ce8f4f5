import { isPlayer } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { certificates } from '../rules/stock.ts';
import { privateDefs } from './support/builtIn.ts';
import {
  acquire,
  asked,
  buyPrivate,
  cash,
  corpTurn,
  course,
  decider,
  newGame,
  offered,
  type Position,
  play,
  refuses,
  roundBegins,
  soldOut,
  stockTurn,
  whyNot,
} from './support/index.ts';

const owners = { SCE: 'P1', SIGI: 'P1', CNM: 'P2', SMS: 'P2', RSA: 'P3' };

/** P1 operates Akragas with L.500; P1 and P2 own the privates. */
const operating = (more: Position = {}, step?: string) =>
  corpTurn({ phase: '6', corps: { SFA: { cash: 500 } }, privates: owners, ...more }, 'SFA', step);

describe('1849 §7.1 Private companies', () => {
  it('names, face values and revenues [7.1-01, 7.1-02, 7.1-03, 7.1-04, 7.1-05]', () => {
    expect(Object.entries(privateDefs).map(([id, { name, face, revenue }]) => [id, name, face, revenue])).toEqual([
      ['SCE', 'Società Corriere Etnee', 20, 5],
      ['SIGI', 'Studio di Ingegneria Giuseppe Incorpora', 45, 10],
      ['CNM', 'Compagnia Navale Mediterranea', 75, 15],
      ['SMS', 'Società Marittima Siciliana', 110, 20],
      ['RSA', 'Reale Società d’Affari', 150, 25],
    ]);
  });

  it('a private belongs whole to one player or one corporation [7.1-06]', () => {
    const bought = play(newGame(3), buyPrivate('SCE'));
    expect(bought.table.privates.SCE).toBe('P1');
    const sold = play(operating(), acquire('SCE', 20));
    expect(sold.table.privates.SCE).toBe('SFA');
    // All of its revenue goes with it.
    const later = roundBegins({ corps: { SFA: {} }, privates: { SCE: 'SFA' } }, 'operatingRounds');
    expect([cash(later, 'SFA'), cash(later, 'P1')]).toEqual([5, 0]);
  });

  it('at the start of every operating round the bank pays the owners [7.1-07]', () => {
    const privates = { SCE: 'P1', SIGI: 'SFA', CNM: 'P2', SMS: 'P2', RSA: 'P3' };
    const position: Position = { phase: '6', cash: { P1: 100, P2: 100, P3: 100 }, corps: { SFA: {} }, privates };
    const state = roundBegins(position, 'operatingRounds');
    const money = (at: typeof state) => ['P1', 'P2', 'P3', 'SFA', 'bank'].map((holder) => cash(at, holder));
    expect(money(state)).toEqual([105, 135, 125, 10, 7385]);
    // Again in the second round of the set, but not in the stock round after it.
    const second = course(state, 2);
    expect(second.names).toEqual(['OR 1.1', 'OR 1.2']);
    expect(money(second.state)).toEqual([110, 170, 150, 20, 7310]);
    const third = course(state, 3);
    expect(third.names[2]).toBe('SR 2');
    expect(money(third.state)).toEqual([110, 170, 150, 20, 7310]);
  });

  it('CNM and SMS have no power in a player’s hand [7.1-15]', () => {
    const state = operating({ privates: { CNM: 'P1', SMS: 'P1' } });
    refuses(state, { type: 'markPort', hex: 'A5' }, 'port.notOwner');
    refuses(state, { type: 'useSms' }, 'sms.notOwner');
    expect([...offered(state, 'markPort'), ...offered(state, 'useSms')]).toEqual([]);
    expect(whyNot(stockTurn({ corps: { SFA: {} }, privates: { CNM: 'P1' } }), { type: 'markPort', hex: 'A5' })).toBe(
      'turn.notOffered',
    );
  });

  it('with RSA comes the presidency of the corporation in place 1 [7.1-30]', () => {
    const order = ['RCS', 'CTL', 'SFA', 'ATA', 'IFT'] as const;
    const all = ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'].map(buyPrivate);
    const state = play(newGame(3, { order }), ...all);
    const buyer = decider(state);
    expect([asked(state), state.table.privates.RSA]).toEqual(['setValue', buyer]);
    const begun = play(state, { type: 'setValue', value: 100 });
    expect(begun.table.certs.RCS?.[0]).toEqual({ percent: 20, kind: 'president', holder: buyer });
  });

  it('in Phases 6, 8 and 10 at any moment of the turn, as many as it likes [7.1-31]', () => {
    for (const phase of ['6', '8', '10'] as const) {
      for (const step of ['layTrack', 'placeToken', 'runTrains', 'buyTrains', 'finance', 'endTurn']) {
        const state = operating({ phase }, step);
        expect(play(state, acquire('SIGI', 1)).table.privates.SIGI).toBe('SFA');
      }
    }
    const mine = { SCE: 'P1', SIGI: 'P1', CNM: 'P1', SMS: 'P1' };
    const all = play(operating({ privates: mine }), ...['SCE', 'SIGI', 'CNM', 'SMS'].map((name) => acquire(name, 10)));
    expect(all.table.privates).toMatchObject({ SCE: 'SFA', SIGI: 'SFA', CNM: 'SFA', SMS: 'SFA' });
    for (const phase of ['4', '12', '16'] as const) refuses(operating({ phase }), acquire('SIGI', 1), 'acquire.phase');
    // Not in a stock round, and not by another corporation than the one on turn.
    const stock = stockTurn({ phase: '6', corps: { SFA: { cash: 500 } }, privates: owners });
    expect(whyNot(stock, acquire('SIGI', 1))).toBe('turn.notOffered');
  });

  it('from L.1 to twice the face: 40, 90, 150, 220, whole lire, out of the treasury [7.1-32]', () => {
    const mine = { SCE: 'P1', SIGI: 'P1', CNM: 'P1', SMS: 'P1' };
    const state = operating({ privates: mine });
    for (const [name, most] of Object.entries({ SCE: 40, SIGI: 90, CNM: 150, SMS: 220 })) {
      refuses(state, acquire(name, 0), 'acquire.price');
      expect(cash(play(state, acquire(name, 1)), 'P1')).toBe(1);
      expect(cash(play(state, acquire(name, most)), 'P1')).toBe(most);
      refuses(state, acquire(name, most + 1), 'acquire.price');
    }
    expect(whyNot(state, acquire('SCE', 1.5))).toBe('form.notInRange');
    const poor = operating({ privates: mine, cash: { P1: 100 }, corps: { SFA: { cash: 39 } } });
    refuses(poor, acquire('SCE', 40), 'acquire.noMoney');
    expect(cash(play(poor, acquire('SCE', 39)), 'SFA')).toBe(0);
  });

  it('the owner must agree; a refused price does not come again in the turn [7.1-33]', () => {
    const state = operating();
    const proposed = play(state, acquire('CNM', 60));
    expect([asked(proposed), decider(proposed)]).toEqual(['consent', 'P2']);
    expect(proposed.table.privates.CNM).toBe('P2');
    const refused = play(proposed, { type: 'refuse' });
    expect(refused.table.privates.CNM).toBe('P2');
    expect([cash(refused, 'SFA'), asked(refused)]).toEqual([500, 'layTrack']);
    refuses(refused, acquire('CNM', 60), 'acquire.refused');
    refuses(refused, acquire('CNM', 59), 'acquire.refused');
    // Another private is another matter, and so is a higher price.
    expect(decider(play(refused, acquire('SMS', 60)))).toBe('P2');
    const agreed = play(refused, acquire('CNM', 61), { type: 'consent' });
    expect(agreed.table.privates.CNM).toBe('SFA');
    // Who decides for both sides has agreed.
    expect(play(state, acquire('SIGI', 60)).table.privates.SIGI).toBe('SFA');
  });

  it('the price goes from the treasury to the player [7.1-34]', () => {
    const after = play(operating({ cash: { P2: 7 } }), acquire('SMS', 220), { type: 'consent' });
    expect([cash(after, 'SFA'), cash(after, 'P2'), cash(after, 'P1')]).toEqual([280, 227, 0]);
  });

  it('RSA cannot be bought by a corporation [7.1-35]', () => {
    refuses(operating(), acquire('RSA', 150), 'acquire.notRsa');
    refuses(operating({ privates: { RSA: 'P1' } }), acquire('RSA', 1), 'acquire.notRsa');
  });

  it('a private of a corporation is never sold again [7.1-36]', () => {
    const corps = { SFA: { cash: 500 }, CTL: { cash: 500 } };
    const state = operating({ corps, privates: { SIGI: 'CTL', SCE: 'SFA' } });
    refuses(state, acquire('SIGI', 45), 'acquire.notAPlayers');
    refuses(state, acquire('SCE', 20), 'acquire.notAPlayers');
  });

  it('privates are not traded between players [7.1-37]', () => {
    const state = stockTurn({ phase: '6', cash: { P1: 500 }, corps: { SFA: {} }, privates: owners });
    expect(whyNot(state, buyPrivate('CNM'))).toBe('turn.notOffered');
    expect(whyNot(state, { type: 'bid', private: 'CNM', price: 100 })).toBe('turn.notOffered');
    expect(whyNot(state, acquire('CNM', 100))).toBe('turn.notOffered');
    expect(whyNot(operating(), buyPrivate('CNM'))).toBe('turn.notOffered');
  });

  it('all privates close with the purchase of the first 12H [7.1-38]', () => {
    const position: Position = { phase: '10', corps: { SFA: { cash: 800 } }, privates: { ...owners, SIGI: 'SFA' } };
    const state = soldOut(corpTurn(position, 'SFA', 'buyTrains'), '10H');
    const after = play(state, { type: 'buyTrain', train: '12H-0', price: 800 });
    expect(new Set(Object.values(after.table.privates))).toEqual(new Set(['gone']));
  });

  it('a private counts for the limit of a player, not for a corporation’s president [7.1-39]', () => {
    const state = operating();
    expect(certificates(state.table, 'P1')).toBe(3);
    const after = play(state, acquire('SIGI', 10));
    expect(isPlayer(after.table.privates.SIGI ?? '')).toBe(false);
    expect(certificates(after.table, 'P1')).toBe(2);
    // At the limit of 12 with two privates; one of them sold, there is room for a certificate.
    const full = (privates: Position['privates']): Position => ({
      cash: { P1: 500 },
      corps: {
        SFA: { singles: { P1: 4 } },
        CTL: { singles: { P1: 4 } },
        RCS: { president: 'P2' },
      },
      ...(privates && { privates }),
    });
    const purchase = { type: 'buyCert', corp: 'RCS', from: 'treasury' } as const;
    refuses(stockTurn(full({ SCE: 'P1', SIGI: 'P1' })), purchase, 'buy.certificateLimit');
    expect(whyNot(stockTurn(full({ SCE: 'P1', SIGI: 'SFA' })), purchase)).toBeUndefined();
  });
});
