import { become, done, type Frame, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, leastOffer, type PlayerId, sellerOf, type TrainId, trainsOf } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import { regionalsInTurn } from '../rules/regionals.ts';
import { addMissing, regionalPiles, regionalTrainRules } from '../rules/regionalTrains.ts';
import { acquireTrain, dealFor, faceValue } from '../rules/trains.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import { proposeTrain } from './consent.ts';
import { goneCompany } from './gone.ts';
import { hasChoice, noteChoice, type Step18fb } from './step.ts';

/** A regional company may buy its train (3.5.2). */
export interface RegionalTrainFrame extends Frame {
  readonly step: 'regionalTrain';
  readonly corp: CorpId;
}

/** A train of every kind the regional has. */
function oneOfEach(table: Table18fb, seller: CorpId): readonly TrainId[] {
  const trains = trainsOf(table, seller);
  const kinds = trains.map((train): string => trainDef(boardOf(table), train).kind);
  return trains.filter((train, n) => kinds.indexOf(trainDef(boardOf(table), train).kind) === n);
}

function options(table: Table18fb, { corp }: RegionalTrainFrame, by: PlayerId): readonly Offer[] {
  const piles = regionalPiles(table);
  const others = regionalsInTurn(table)
    .filter((seller) => seller !== corp)
    .flatMap((seller) =>
      oneOfEach(table, seller).map((train) => {
        const min = leastOffer(table, dealFor(table, train));
        return { type: 'buyTrain', by, train, price: { min, max: cashOf(table, corp) } };
      }),
    );
  return [
    ...piles.map((train) => ({ type: 'buyTrain', by, train, price: faceValue(table, train) })),
    ...others,
    ...piles.map((train) => ({ type: 'helpBuy', by, train })),
    { type: 'pass', by },
  ];
}

/** At most one train in a turn, and none is compulsory (3.5.2). */
export const regionalTrain: Step18fb<RegionalTrainFrame> = {
  actions: ['buyTrain', 'helpBuy', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const owner = presidentOf(tx.table, frame.corp);
    if (tx.table.turn.bought || !hasChoice(regionalTrain, tx.table, frame, owner)) return done();
    noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options,
  rules: regionalTrainRules,
  take(tx, frame, action) {
    const { corp } = frame;
    if (action.type === 'helpBuy') {
      addMissing(tx, corp, action.train);
      acquireTrain(tx, corp, action.train, faceValue(tx.table, action.train));
      return done();
    }
    if (action.type !== 'buyTrain') return done();
    if (tx.table.regionals[sellerOf(tx.table, action.train)]) {
      proposeTrain(tx, action.by, { ...action, corp });
      // A refusal leaves the choice open, a deal does not.
      return become(frame);
    }
    acquireTrain(tx, corp, action.train, action.price);
    return done();
  },
};
