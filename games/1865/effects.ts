import type { Tx } from '@binario/kernel';
import type { CorpId, CourseEffect, HexId, PlayerId, PrivateId } from '@binario/rail';
import type { EndReason, Table1865 } from './table.ts';

/** What can happen in 1865 besides the effects every game of the family has. */
export type Effect1865 =
  | CourseEffect<EndReason>
  | { readonly type: 'launched'; readonly corp: CorpId; readonly value: number; readonly player: PlayerId }
  | { readonly type: 'floated'; readonly corp: CorpId; readonly row: number }
  /** Not launched yet: the certificates are turned over and five more come to the offer. */
  | { readonly type: 'turnedMajor'; readonly corp: CorpId }
  /** A conversion: the certificates are turned over and five more come to the offer. */
  | { readonly type: 'converted'; readonly corp: CorpId }
  | { readonly type: 'homeChosen'; readonly corp: CorpId; readonly hex: HexId }
  /** Markers out of the box on to the chart. */
  | { readonly type: 'markersGranted'; readonly corp: CorpId; readonly count: number }
  /** A marker at the end of a direct route, with the chips the route brings. */
  | {
      readonly type: 'markerPlaced';
      readonly corp: CorpId;
      readonly hex: HexId;
      readonly slot: number;
      readonly cost: number;
      readonly chips: number;
    }
  /** All markers of the target are off the map; on these hexes there is one of the acquirer instead. */
  | {
      readonly type: 'markersReplaced';
      readonly corp: CorpId;
      readonly target: CorpId;
      readonly hexes: readonly HexId[];
    }
  | { readonly type: 'rowMoved'; readonly corp: CorpId; readonly row: number }
  | { readonly type: 'chipsTaken'; readonly corp: CorpId; readonly count: number; readonly why: string }
  | { readonly type: 'chipsReturned'; readonly corp: CorpId; readonly count: number }
  | { readonly type: 'chipsPassed'; readonly from: CorpId; readonly to: CorpId; readonly count: number }
  /** Card and marker are together for the first time. */
  | { readonly type: 'bonusGiven'; readonly private: PrivateId; readonly corp: CorpId; readonly chips: number }
  | { readonly type: 'cardPicked'; readonly private: PrivateId; readonly player: PlayerId }
  | {
      readonly type: 'cardTransferred';
      readonly private: PrivateId;
      readonly player: PlayerId;
      readonly corp: CorpId;
    }
  | { readonly type: 'loanTaken'; readonly corp: CorpId; readonly amount: number }
  | { readonly type: 'loanRepaid'; readonly corp: CorpId; readonly amount: number }
  | { readonly type: 'loansPassed'; readonly from: CorpId; readonly to: CorpId }
  /** The company closes and owes nothing any more. */
  | { readonly type: 'loansCancelled'; readonly corp: CorpId }
  | { readonly type: 'personalLoan'; readonly player: PlayerId; readonly amount: number }
  /** The president has paid for a train. */
  | { readonly type: 'presidentHelped'; readonly corp: CorpId; readonly player: PlayerId }
  /** Without revenue there is nothing to choose. */
  | {
      readonly type: 'revenueDeclared';
      readonly corp: CorpId;
      readonly amount: number;
      readonly how: 'paidOut' | 'withheld' | 'none';
    }
  /** The highest price refused for a thing is remembered for the turn. */
  | {
      readonly type: 'offerRefused';
      readonly player: PlayerId;
      readonly corp: CorpId;
      readonly deal: string;
      readonly price: number;
    }
  /** The first of its steps: money and assets follow. */
  | { readonly type: 'absorptionDeclared'; readonly acquirer: CorpId; readonly target: CorpId }
  /** The target's certificates return to the offer as those of a major; its markers stay until they are replaced. */
  | { readonly type: 'absorbed'; readonly corp: CorpId; readonly by: CorpId }
  | { readonly type: 'companyClosed'; readonly corp: CorpId }
  /** He cannot pay for a train of the company; what he has goes, and then he does. */
  | { readonly type: 'playerEliminated'; readonly player: PlayerId; readonly corp: CorpId }
  /** `decidedBy` is the comparison that left one company. */
  | {
      readonly type: 'dragonsBought';
      readonly corp: CorpId;
      readonly cert: number;
      readonly from: 'offer' | 'pool';
      readonly price: number;
      readonly decidedBy: string;
    }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'operatingRoundBegan'; readonly set: number; readonly number: number }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnEnded'; readonly corp: CorpId };

/** What verbs and steps of 1865 change the table through. */
export type Tx1865 = Tx<Table1865, Effect1865>;
