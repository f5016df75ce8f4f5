import { BANK, type RailTable } from '@binario/rail';
import { buyAgain, type OrderKind, orderAbout, orderKind, passUntil } from '@binario/web/game';

const answer = (type: string, kind: string) => ({ action: { type }, step: 'consent', where: { kind } });

const unsold = ({ privates }: RailTable): readonly string[] =>
  Object.keys(privates).filter((name) => privates[name] === BANK);

/** The standing orders a player of 1849 can give. */
export const orders1849: readonly OrderKind[] = [
  orderKind('order.passRound', passUntil([])),
  orderKind('order.passUntilSale', passUntil(['markerMoved'])),
  orderKind('order.passUntilChange', passUntil(['stockSold', 'corpStarted', 'presidencyPassed'])),
  buyAgain('treasury', (corp) => corp),
  buyAgain('pool'),
  // Only where bids compete: elsewhere one would bid against oneself.
  orderAbout('order.bidUpTo', {
    field: 'private',
    gap: 'private',
    about: unsold,
    upTo: 'price',
    wish: (name) => ({
      action: { type: 'bid', fields: { private: name } },
      step: 'bidding',
      orElse: { type: 'pass' },
      where: { private: name },
      until: [{ type: 'privateMoved', where: { private: name } }],
    }),
  }),
  orderKind('order.refuseTrain', answer('refuse', 'train')),
  orderKind('order.refusePrivate', answer('refuse', 'private')),
  orderKind('order.refuseToken', answer('refuse', 'token')),
  orderKind('order.sellTrain', answer('consent', 'train'), 'price'),
  orderKind('order.sellPrivate', answer('consent', 'private'), 'price'),
];
