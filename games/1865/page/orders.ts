import { buyAgain, buyUpTo, type OrderKind, orderKind, passUntil, usualTurn } from '@binario/web/game';

/** 4.1 What a company need not do in its turn. Its revenue is told when it is paid or kept, so the turn after asks. */
const turn = {
  passed: ['absorb', 'layTrack', 'placeMarker', 'buyTrains', 'endTurn'],
  dividend: 'income',
  earned: { type: 'revenueDeclared', field: 'amount' },
} as const;

/** The standing orders a player of 1865 can give. */
export const orders1865: readonly OrderKind[] = [
  orderKind('order.passRound', passUntil([])),
  orderKind('order.passUntilSale', passUntil(['markerMoved'])),
  orderKind('order.passUntilChange', passUntil(['stockSold', 'launched', 'presidencyPassed'])),
  buyAgain('offer'),
  buyAgain('pool'),
  buyAgain('dragons'),
  buyUpTo('offer'),
  buyUpTo('pool'),
  buyUpTo('dragons'),
  usualTurn('full', { type: 'payDividend' }, turn),
  usualTurn('withhold', { type: 'withhold' }, turn),
  orderKind('order.stayMinor', { action: { type: 'pass' }, step: 'convert' }),
  orderKind('order.refuseTrain', { action: { type: 'refuse' }, step: 'consent' }),
  orderKind('order.sellTrain', { action: { type: 'consent' }, step: 'consent' }, 'price'),
];
