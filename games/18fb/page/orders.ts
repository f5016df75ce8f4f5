import { type OrderKind, orderKind } from '@binario/web/game';

export const orders18fb: readonly OrderKind[] = [
  orderKind('order.passRound', { action: { type: 'pass' }, step: 'stockTurn', thisRound: true }),
  orderKind('order.passUntilSale', {
    action: { type: 'pass' },
    step: 'stockTurn',
    thisRound: true,
    until: [{ type: 'markerMoved' }],
  }),
  orderKind('order.passAuction', { action: { type: 'pass' }, step: 'auction', thisRound: true }),
  orderKind('order.declinePanfilo', { action: { type: 'decline' }, step: 'panfilo' }),
  orderKind('order.refuseTrain', { action: { type: 'refuse' }, step: 'consent' }),
  orderKind('order.sellTrain', { action: { type: 'consent' }, step: 'consent' }, 'price'),
  orderKind('order.refuseCard', { action: { type: 'refuse' }, step: 'cardSale' }),
  orderKind('order.sellCard', { action: { type: 'consent' }, step: 'cardSale' }, 'price'),
];
