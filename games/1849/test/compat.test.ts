import { describe, expect, it } from 'vitest';
import { compatSwitches } from '../compat.ts';
import { isStarted } from '../table.ts';
import { asked, cash, corpTurn, decider, hand, type Position, pass, play, sell, stockTurn } from './support/index.ts';

const gives = { type: 'declareBankruptcy' } as const;
const takes = (certs: 'last' | 'singles') => ({ type: 'takeCerts', certs }) as const;
const imported = { compat18xx: compatSwitches } as const;

/** P1 can pay for no train of Lilibeo; his office in each other corporation goes to P2, who has the last certificate. */
function bankrupt(setup: Position['setup'], corps: readonly ('RCS' | 'SFA')[]) {
  const heirs = Object.fromEntries(corps.map((corp) => [corp, { singles: { P2: 2 }, last: 'P2' }] as const));
  return corpTurn(
    { phase: '10', setup: setup ?? {}, corps: { CTL: { cash: 0 }, ATA: { president: 'P3' }, ...heirs } },
    'CTL',
    'buyTrains',
  );
}

describe('ways of 18xx.games in imported games', () => {
  it('loanBeforeSwap: loan or leaving first, then the certificates, even of one who has left', () => {
    const after = play(bankrupt(imported, ['RCS']), gives);
    expect([asked(after), decider(after)]).toEqual(['loanOrLeave', 'P1']);
    const left = play(after, { type: 'leaveGame' });
    expect([asked(left), decider(left)]).toEqual(['swapBack', 'P1']);
    expect(hand(play(left, takes('last')), 'RCS', 'pool')).toBe('last');
    expect(hand(play(left, takes('singles')), 'RCS', 'pool')).toBe('2 singles');
    // By our rules the certificates come first.
    expect(asked(play(bankrupt({}, ['RCS']), gives))).toBe('swapCerts');
  });

  it('loanBeforeSwap: of several exchanges only the last is asked about', () => {
    const after = play(bankrupt(imported, ['RCS', 'SFA']), gives, { type: 'takeLoan' });
    expect(asked(after)).toBe('swapBack');
    const chosen = play(after, takes('singles'));
    expect(asked(chosen)).not.toBe('swapBack');
    expect([hand(chosen, 'RCS', 'pool'), hand(chosen, 'SFA', 'pool')].sort()).toEqual(['2 singles', 'last']);
  });

  it('bondLapsesAtClosing: neither treasury nor president repays', () => {
    const brink = (setup: Position['setup']) =>
      stockTurn({
        phase: '8',
        setup: { variants: ['bonds'], ...setup },
        cash: { P1: 100, P2: 700 },
        corps: { CTL: { president: 'P2', at: [8, 0], cash: 40, singles: { P1: 1 }, facts: { bond: true } } },
      });
    const shut = play(brink(imported), sell('CTL'));
    expect([isStarted(shut.table, 'CTL'), cash(shut, 'P2'), asked(shut)]).toEqual([false, 700, 'stockTurn']);
    expect(cash(play(brink({}), sell('CTL')), 'P2')).toBe(700 - 460);
    expect(asked(play(shut, pass))).toBe('stockTurn');
  });
});
