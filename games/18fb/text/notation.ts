import { railNotation } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import { presidentIfAny, type Table18fb } from '../table.ts';

/** How moves of 18FB are written; the grammar is that of all games (docs/notation.md). */
export const notation = railNotation<Table18fb, Action18fb['type']>({
  moves: {
    pass: 'pass',
    // Auctions
    chooseLot: 'lot {private}',
    bid: 'bid {price#}',
    // Stock round
    sellShares: 'sell {corp} {shares#}',
    buyCert: 'buy {corp} {from}',
    acquireConcession: 'concession {corp} {par#}[ help {help=none}]',
    reacquireConcession: 'reacquire {corp}[ help {help=none}]',
    startCompany: 'start {corp} {par#}',
    buyPresidency: 'buy presidency {corp}',
    buyCard: 'buy card {private}',
    proposeCard: 'propose {private} {price#}',
    buyRegional: 'buy regional {private} {price#}',
    chooseHome: 'home {hex}',
    // Panfilo De Riseis
    preemptConcession: 'preempt concession {par#}[ help {help=none}]',
    preemptPurchase: 'preempt purchase[ help {help=none}]',
    decline: 'decline',
    // Operating turn
    layTile: 'lay {tile} {hex}/{rotation#}',
    placeToken: 'token {route-}',
    placeHome: 'place home',
    replaceBourbon: 'replace Bourbon {private} {route-}',
    payDividend: 'pay {how}',
    withhold: 'withhold',
    buyTrain: 'buy train {train} {price#}',
    helpBuy: 'help buy {train}',
    payLease: 'lease {train}',
    sellHolding: 'sell holding {corp} {shares#}',
    buyHolding: 'buy holding {corp} {from}',
    useMelisurgo: 'use Melisurgo',
    useFalcon: 'use Falcon',
    lendCard: 'lend {private} {corp}',
    takeBackCard: 'take back {private}',
    acquireRegional: 'acquire {private}',
    // Answers
    consent: 'agree',
    refuse: 'refuse',
    merge: 'merge',
    stayApart: 'stay apart',
  },
  personal: ['sellShares', 'helpBuy', 'lendCard', 'takeBackCard', 'decline', 'consent', 'refuse', 'merge', 'stayApart'],
  president: presidentIfAny,
});
