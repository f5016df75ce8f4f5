import { type ActionForms, id, int, lasting, list } from '@binario/kernel';
import type { Board18fb } from './board/board.ts';
import { allRegionals, cardIds, corpIds } from './ids.ts';

const corp = id('company', corpIds);
const thing = id('card or regional company', [...cardIds, ...allRegionals]);
const from = id('place', ['offer', 'pool']);
/** No sum in the game comes near this. */
const money = int(0, 100_000);
const shares = int(1, 10);
const bayard = id('help', ['none', 'bayard']);

/** The form of every action on this board; rules only ever meet names that exist. */
export const formsOn = lasting(({ places, tileSet, trainCards }: Board18fb): ActionForms => {
  const hex = id(
    'hex',
    places.map((place) => place.id),
  );
  const tile = id(
    'tile',
    tileSet.map((each) => each.id),
  );
  const train = id('train', [...trainCards.keys()]);
  const route = list(hex, 150);
  return {
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
    layTile: { hex, tile, rotation: int(0, 5) },
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
});
