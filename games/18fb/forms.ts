import { type ActionForms, id, int, list } from '@binario/kernel';
import { cardIds } from './data/cards.ts';
import { corpIds } from './data/corporations.ts';
import { places } from './data/map.ts';
import { regionalIds } from './data/regionals.ts';
import { tileSet } from './data/tiles.ts';
import { cardsOf, regionalKinds, trainDefs, trainId, trainKinds } from './data/trains.ts';

/** PH6 trains never run out; no game comes near this number of them. */
const MOST_UNLIMITED = 60;

const cards = [...trainKinds, ...regionalKinds].flatMap((kind) =>
  trainDefs[kind].count === undefined
    ? Array.from({ length: MOST_UNLIMITED }, (_, copy) => trainId(kind, copy))
    : cardsOf(kind),
);

const corp = id('company', corpIds);
const hex = id(
  'hex',
  places.map((place) => place.id),
);
const thing = id('card or regional company', [...cardIds, ...regionalIds]);
const train = id('train', cards);
const from = id('place', ['offer', 'pool']);
/** No sum in the game comes near this. */
const money = int(0, 100_000);
const shares = int(1, 10);
const bayard = id('help', ['none', 'bayard']);
const route = list(hex, 150);

/** The form of every action; rules only ever meet names that exist. */
export const forms: ActionForms = {
  pass: {},
  chooseLot: { private: thing },
  bid: { price: money },
  sellShares: { corp, shares },
  buyCert: { corp, from },
  acquireConcession: { corp, par: money, help: id('help', ['none', 'bayard', 'card', 'both']) },
  reacquireConcession: { corp, help: bayard },
  startCompany: { corp, par: money },
  buyPresidency: { corp },
  buyCard: { private: thing },
  proposeCard: { private: thing, price: money },
  buyRegional: { private: thing, price: money },
  chooseHome: { hex },
  preemptConcession: { par: money, help: bayard },
  preemptPurchase: { help: bayard },
  decline: {},
  layTile: {
    hex,
    tile: id(
      'tile',
      tileSet.map((each) => each.id),
    ),
    rotation: int(0, 5),
  },
  placeToken: { route },
  placeHome: {},
  replaceBourbon: { private: thing, route },
  payDividend: { how: id('dividend', ['full', 'half']) },
  withhold: {},
  buyTrain: { train, price: money },
  helpBuy: { train },
  payLease: { train },
  sellHolding: { corp, shares },
  buyHolding: { corp, from },
  useMelisurgo: {},
  useFalcon: {},
  lendCard: { private: thing, corp },
  takeBackCard: { private: thing },
  acquireRegional: { private: thing },
  consent: {},
  refuse: {},
  merge: {},
  stayApart: {},
};
