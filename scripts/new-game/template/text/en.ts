import { english } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** English first: Italian and French are measured by it. Sections are told in CONTRIBUTING.md, "Write a text". */
export const en = english<RailStyle>()({
  rules: {
    'buy.soldOut': 'All certificates are sold.',
    'buy.noMoney': 'The certificate costs {cost:money}.',
    'lay.noTile': 'No tile can be laid on {hex}.',
    'lay.offBoard': 'Track may not lead off the board from {hex}.',
    'lay.notReached': 'No track of the company leads to {hex}.',
    'train.gone': 'The {train} train is sold.',
    'train.noMoney': 'The {train} train costs {cost:money}.',
  },
  effects: {
    certBought: '{player} buys {percent:percent} of {corp} for {amount:money}.',
    ended: 'The game is over.',
    markerMoved: 'A share of {corp} is worth {price:money}.',
    passed: '{player} passes.',
    ran: '{corp} earns {revenue:money}.',
    ranNothing: '{corp} earns nothing.',
    roundBegan: 'Round {number}',
    tileLaid: '{corp} lays tile {tile} on {hex}.',
    trainBought: '{corp} buys the {train} train for {amount:money}.',
  },
  steps: {
    stockRound: 'Stock round',
    operatingRound: 'Operating round',
    stockTurn: 'Stock turn',
    layTrack: 'Track',
    buyTrain: 'Train',
  },
  asks: {
    stockTurn: 'Buy a certificate or pass.',
    layTrack: 'Lay a tile or pass.',
    buyTrain: 'Buy the train or pass.',
  },
  actions: { pass: 'Pass', buyCert: 'Buy', layTile: 'Lay', buyTrain: 'Buy' },
  doing: {
    pass: 'Pass',
    buyCert: 'Buy a certificate',
    layTile: 'Lay tile {tile} on {hex}',
    buyTrain: 'Buy the train',
  },
  ends: { rounds: 'Five rounds have been played.' },
  phases: { '2': 'Phase 2' },
  holders: { bank: 'bank' },
  kinds: { hex: 'hex', tile: 'tile' },
  colours: { yellow: 'yellow' },
});
