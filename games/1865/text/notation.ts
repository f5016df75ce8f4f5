import { presidentIn, railNotation } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import type { Table1865 } from '../table.ts';

/** How moves of 1865 are written; the grammar is that of all games (docs/notation.md). */
export const notation = railNotation<Table1865, Action1865['type']>({
  moves: {
    pass: 'pass',
    pickCard: 'pick {private}',
    // Stock round
    convert: 'convert',
    sellShares: 'sell {corp} {shares#}',
    buyCert: 'buy {corp} {from}',
    buyPresidency: 'buy presidency {corp}',
    launch: 'launch {corp} {value#}',
    chooseHome: 'home {hex}',
    // Operating turn
    absorb: 'absorb {corp}',
    beAbsorbed: 'be absorbed {corp}',
    vacateMine: 'vacate {hex}',
    replaceMarkers: 'replace {hexes-}',
    layTile: 'lay {tile} {hex}/{rotation#}',
    placeMarker: 'marker {route-}',
    payDividend: 'pay',
    withhold: 'withhold',
    buyTrain: 'buy train {train} {price#}',
    helpBuy: 'help buy {train}',
    discardTrain: 'discard {train}',
    transferCard: 'transfer {private}',
    repayLoan: 'repay loan',
    // Answers
    consent: 'agree',
    refuse: 'refuse',
  },
  personal: ['sellShares', 'helpBuy', 'repayLoan', 'consent', 'refuse'],
  president: (table, corp) => presidentIn(table.certs[corp] ?? []),
});
