import { presidentIn, railNotation } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Table1849 } from '../table.ts';

/** How moves of 1849 are written; the grammar is that of all games (docs/notation.md). */
export const notation = railNotation<Table1849, Action1849['type']>({
  moves: {
    pass: 'pass',
    // Initial stock round
    buyPrivate: 'buy private {private}',
    bid: 'bid {price#} {private}',
    setValue: 'value {value#}',
    // Stock rounds
    sellStock: 'sell {corp} {ordinary#}[ last {last#=0}][ president {president#=0}]',
    buyCert: 'buy {corp} {from}',
    startCorp: 'start {corp} {value#}',
    chooseHome: 'home {hex}',
    takeCerts: 'take {certs}',
    // Operating turn
    acquirePrivate: 'acquire {private} {price#}',
    markPort: 'port {hex}',
    useSms: 'use SMS',
    layTile: 'lay {tile} {hex}/{rotation#}',
    placeToken: 'token {hex}',
    acquireToken: 'acquire token {corp} {hex} {price#}',
    buyEToken: 'buy E-token',
    runTrains: 'run {routes*train:hexes-}',
    payDividend: 'pay',
    withhold: 'withhold',
    buyTrain: 'buy train {train} {price#}',
    discardTrain: 'discard {train}',
    sellTreasury: 'sell treasury {ordinary#}[ last {last#=0}]',
    buyBack: 'buy back',
    issueBond: 'issue bond',
    payInterest: 'pay interest',
    repayBond: 'repay bond',
    // Answers, and the end of a fortune
    consent: 'agree',
    refuse: 'refuse',
    takeLoan: 'loan',
    declareBankruptcy: 'bankrupt',
    leaveGame: 'leave',
  },
  personal: ['sellStock', 'takeCerts', 'takeLoan', 'declareBankruptcy', 'leaveGame', 'consent', 'refuse'],
  president: (table, corp) => presidentIn(table.certs[corp] ?? []),
});
