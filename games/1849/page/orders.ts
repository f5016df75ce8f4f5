import { type OrderKind, orderKind } from '@binario/web/game';

const answer = (type: string, kind: string) => ({ action: { type }, step: 'consent', where: { kind } });

export const orders1849: readonly OrderKind[] = [
  orderKind('order.passRound', { action: { type: 'pass' }, step: 'stockTurn', thisRound: true }),
  orderKind('order.passUntilSale', {
    action: { type: 'pass' },
    step: 'stockTurn',
    thisRound: true,
    until: [{ type: 'markerMoved' }],
  }),
  orderKind('order.refuseTrain', answer('refuse', 'train')),
  orderKind('order.refusePrivate', answer('refuse', 'private')),
  orderKind('order.refuseToken', answer('refuse', 'token')),
  orderKind('order.sellTrain', answer('consent', 'train'), 'price'),
  orderKind('order.sellPrivate', answer('consent', 'private'), 'price'),
];
