import { type Action, done, type Rule, type Step } from '@binario/kernel';
import type { RailEffect } from '../model/effects.ts';
import type { CorpId, PlayerId, TrainId } from '../model/ids.ts';
import { type RailTable, trainsOf } from '../model/table.ts';
import type { CorpFrame } from './turn.ts';

/** A corporation is above its train limit. */
export interface DiscardFrame extends CorpFrame {
  readonly step: 'discardTrain';
}

/** The action that gives away a train above the limit. */
export interface DiscardTrain extends Action {
  readonly train: TrainId;
}

/** What a game says about trains above the limit: who decides, by which rules, and when it is over. */
export interface DiscardParts<T extends RailTable> {
  gone(table: T, frame: DiscardFrame): string | undefined;
  president(table: T, corp: CorpId): PlayerId;
  /** The game's cited guard against giving back what is not one's own. */
  readonly notOwn: Rule<T, DiscardFrame, DiscardTrain>;
}

/** Is the train somebody else's? What the guard of every game asks. */
export function isNotOwn(table: RailTable, frame: DiscardFrame, action: DiscardTrain) {
  return table.trains[action.train] !== frame.corp && { corp: frame.corp, train: action.train };
}

/** A corporation above its train limit gives one back; its president chooses which. */
export function discardTrainStep<T extends RailTable>(
  parts: DiscardParts<T>,
): Step<T, RailEffect, DiscardFrame, DiscardTrain> {
  return {
    actions: ['discardTrain'],
    exclusive: true,
    gone: parts.gone,
    actors: (table, frame) => [parts.president(table, frame.corp)],
    options: (table, frame, by) => trainsOf(table, frame.corp).map((train) => ({ type: 'discardTrain', by, train })),
    rules: [parts.notOwn],
    take(tx, frame, action) {
      tx.emit({ type: 'trainDiscarded', train: action.train, from: frame.corp });
      return done();
    },
  };
}
