import { buyAgain, type OrderKind, orderKind, passUntil } from '@binario/web/game';

/** The standing orders a player of 1865 can give. */
export const orders1865: readonly OrderKind[] = [
  orderKind('order.passRound', passUntil([])),
  orderKind('order.passUntilSale', passUntil(['markerMoved'])),
  orderKind('order.passUntilChange', passUntil(['stockSold', 'launched', 'presidencyPassed'])),
  buyAgain('offer'),
  buyAgain('pool'),
  buyAgain('dragons'),
  orderKind('order.stayMinor', { action: { type: 'pass' }, step: 'convert' }),
  orderKind('order.refuseTrain', { action: { type: 'refuse' }, step: 'consent' }),
  orderKind('order.sellTrain', { action: { type: 'consent' }, step: 'consent' }, 'price'),
];
