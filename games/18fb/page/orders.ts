import { BANK, type RailTable } from '@binario/rail';
import { buyAgain, buyUpTo, type OrderKind, orderAbout, orderKind, passUntil, usualTurn } from '@binario/web/game';

const unsold = ({ privates }: RailTable): readonly string[] =>
  Object.keys(privates).filter((name) => privates[name] === BANK);

/** 3.4 What a company need not do in its turn; trains run by themselves. */
const turn = {
  passed: ['layTrack', 'placeToken', 'beforeRun', 'buyTrains', 'finance', 'lateTrains', 'endTurn'],
  dividend: 'dividend',
  earned: { type: 'ran', field: 'revenue' },
} as const;

/** The standing orders a player of 18FB can give. */
export const orders18fb: readonly OrderKind[] = [
  orderKind('order.passRound', passUntil([])),
  orderKind('order.passUntilSale', passUntil(['markerMoved'])),
  orderKind(
    'order.passUntilChange',
    passUntil(['stockSold', 'companyStarted', 'concessionGranted', 'presidencyPassed']),
  ),
  buyAgain('offer'),
  buyAgain('pool'),
  buyUpTo('offer'),
  buyUpTo('pool'),
  usualTurn('full', { type: 'payDividend', fields: { how: 'full' } }, turn),
  usualTurn('half', { type: 'payDividend', fields: { how: 'half' } }, turn),
  usualTurn('withhold', { type: 'withhold' }, turn),
  orderAbout('order.bidUpTo', {
    field: 'lot',
    gap: 'private',
    about: unsold,
    upTo: 'price',
    wish: (lot) => ({
      action: { type: 'bid' },
      step: 'auction',
      orElse: { type: 'pass' },
      where: { lot },
      until: [{ type: 'privateMoved', where: { private: lot } }],
    }),
  }),
  orderKind('order.passAuction', { action: { type: 'pass' }, step: 'auction', thisRound: true }),
  orderKind('order.declinePanfilo', { action: { type: 'decline' }, step: 'panfilo' }),
  orderKind('order.refuseTrain', { action: { type: 'refuse' }, step: 'consent' }),
  orderKind('order.sellTrain', { action: { type: 'consent' }, step: 'consent' }, 'price'),
  orderKind('order.refuseCard', { action: { type: 'refuse' }, step: 'cardSale' }),
  orderKind('order.sellCard', { action: { type: 'consent' }, step: 'cardSale' }, 'price'),
];
