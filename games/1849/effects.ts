import type { Tx } from '@binario/kernel';
import type { CorpId, CourseEffect, HexId, Holder, PlayerId, PrivateId, TrainId } from '@binario/rail';
import type { EndReason, SaleMemory, Table1849 } from './table.ts';

/** What can happen in 1849 besides the effects every game of the family has. */
export type Effect1849 =
  | CourseEffect<EndReason>
  /** `by` pays for the president's certificate: its president, or the bank. */
  | { readonly type: 'corpStarted'; readonly corp: CorpId; readonly value: number; readonly by: Holder }
  | { readonly type: 'corpClosed'; readonly corp: CorpId }
  | { readonly type: 'homePlaced'; readonly corp: CorpId; readonly hex: HexId; readonly slot: number }
  | { readonly type: 'bondIssued'; readonly corp: CorpId }
  | { readonly type: 'bondRepaid'; readonly corp: CorpId }
  | { readonly type: 'queueSet'; readonly queue: readonly CorpId[]; readonly aside: boolean }
  | { readonly type: 'rsaLinked'; readonly corp: CorpId | null }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'saleRemembered'; readonly memory: SaleMemory | null }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnEnded'; readonly corp: CorpId }
  /** SMS stands for both the tile and the token of the turn. */
  | { readonly type: 'smsUsed'; readonly corp: CorpId }
  | { readonly type: 'tokenStepUsed'; readonly corp: CorpId }
  /** Trains have run; without a route, for nothing. */
  | { readonly type: 'ran'; readonly corp: CorpId; readonly routes: readonly RunRoute[]; readonly revenue: number }
  /** Its parts are paid one by one. */
  | { readonly type: 'dividendDeclared'; readonly corp: CorpId; readonly amount: number }
  /** The highest price refused for a thing is remembered for the turn. */
  | {
      readonly type: 'offerRefused';
      readonly player: PlayerId;
      readonly corp: CorpId;
      readonly deal: string;
      readonly price: number;
    }
  /** The president sells stock for the corporation. */
  | { readonly type: 'emergencySaleMade'; readonly corp: CorpId }
  | { readonly type: 'bankruptcyDeclared'; readonly player: PlayerId; readonly corp: CorpId }
  /** One corporation takes over another's station; token by token it follows. */
  | {
      readonly type: 'stationBought';
      readonly corp: CorpId;
      readonly from: CorpId;
      readonly hex: HexId;
      readonly price: number;
    }
  /** Nobody wants the private company: it is offered again for less. */
  | { readonly type: 'priceLowered'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'operatingRoundBegan'; readonly set: number; readonly number: number }
  | { readonly type: 'earthquakeStruck' }
  | { readonly type: 'orderKept'; readonly corps: readonly CorpId[] | null }
  | { readonly type: 'portMarked'; readonly corp: CorpId; readonly hex: HexId }
  | { readonly type: 'portCleared' }
  /** Messina lies in ruins, or may be built in again. Engine files of every release call it so. */
  | { readonly type: 'messinaBanned'; readonly banned: boolean }
  | { readonly type: 'eTokenSold'; readonly corp: CorpId }
  | { readonly type: 'loanTaken'; readonly player: PlayerId }
  | { readonly type: 'loanPutOff'; readonly player: PlayerId | null };

/** A train and the hexes it ran through. */
export interface RunRoute {
  readonly train: TrainId;
  readonly hexes: readonly HexId[];
}

/** What verbs and steps of 1849 change the table through. */
export type Tx1849 = Tx<Table1849, Effect1849>;
