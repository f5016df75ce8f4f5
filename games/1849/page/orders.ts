import { BANK, type RailTable } from '@binario/rail';
import { buyAgain, buyUpTo, type OrderKind, orderAbout, orderKind, passUntil, usualTurn } from '@binario/web/game';

const answer = (type: string, kind: string) => ({ action: { type }, step: 'consent', where: { kind } });

const unsold = ({ privates }: RailTable): readonly string[] =>
  Object.keys(privates).filter((name) => privates[name] === BANK);

/** 10 What a corporation need not do in its turn, with the steps of the variants. */
const turn = {
  passed: ['layTrack', 'placeToken', 'acquireToken', 'buyEToken', 'buyTrains', 'finance', 'repayBond', 'issueBond'],
  run: 'runTrains',
  dividend: 'payDividend',
  earned: { type: 'ran', field: 'revenue' },
} as const;

/** The standing orders a player of 1849 can give. */
export const orders1849: readonly OrderKind[] = [
  orderKind('order.passRound', passUntil([])),
  orderKind('order.passUntilSale', passUntil(['markerMoved'])),
  orderKind('order.passUntilChange', passUntil(['stockSold', 'corpStarted', 'presidencyPassed'])),
  buyAgain('treasury', (corp) => corp),
  buyAgain('pool'),
  buyUpTo('treasury', (corp) => corp),
  buyUpTo('pool'),
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
  usualTurn('full', { type: 'payDividend' }, turn),
  usualTurn('withhold', { type: 'withhold' }, turn),
  orderKind('order.refuseTrain', answer('refuse', 'train')),
  orderKind('order.refusePrivate', answer('refuse', 'private')),
  orderKind('order.refuseToken', answer('refuse', 'token')),
  orderKind('order.sellTrain', answer('consent', 'train'), 'price'),
  orderKind('order.sellPrivate', answer('consent', 'private'), 'price'),
];
