import type { Tx } from '@binario/kernel';
import type { CorpId, CourseEffect, HexId, Holder, PlayerId, PrivateId, TrainId } from '@binario/rail';
import type { EndReason, Standing, Table18fb } from './table.ts';

/** What can happen in 18FB besides the effects every game of the family has. */
export type Effect18fb =
  | CourseEffect<EndReason>
  | { readonly type: 'seated'; readonly seats: readonly PlayerId[]; readonly by: 'lot' | 'cash' }
  /** The par is set; its concession has been granted. */
  | { readonly type: 'started'; readonly corp: CorpId; readonly par: number }
  /** From phase 5 on a company is started without a concession. */
  | { readonly type: 'companyStarted'; readonly corp: CorpId; readonly par: number; readonly player: PlayerId }
  | { readonly type: 'floated'; readonly corp: CorpId; readonly standing: Standing; readonly steps: number }
  | { readonly type: 'standingChanged'; readonly corp: CorpId; readonly standing: Standing }
  | {
      readonly type: 'concessionGranted';
      readonly corp: CorpId;
      readonly player: PlayerId;
      readonly deposit: number;
      readonly par: number;
    }
  /** The deposit not yet returned is lost. */
  | { readonly type: 'concessionWithdrawn'; readonly corp: CorpId }
  /** `office`: the presidential certificate comes with it out of the pool. */
  | {
      readonly type: 'concessionReacquired';
      readonly corp: CorpId;
      readonly player: PlayerId;
      readonly deposit: number;
      readonly office: boolean;
    }
  /** There is no concession for the company any more. */
  | { readonly type: 'concessionEnded'; readonly corp: CorpId }
  | { readonly type: 'depositReturned'; readonly corp: CorpId; readonly amount: number; readonly player: PlayerId }
  | { readonly type: 'homeChosen'; readonly corp: CorpId; readonly hex: HexId }
  /** The company is in provisional operation from now on. */
  | { readonly type: 'intermediateReached'; readonly corp: CorpId; readonly hex: HexId }
  /** The company is in definitive operation from now on. */
  | { readonly type: 'finalReached'; readonly corp: CorpId; readonly hex: HexId }
  /** A destination lifts the price. */
  | { readonly type: 'priceBonusEarned'; readonly corp: CorpId; readonly hex: HexId }
  /** Square markers, for a company or a regional one. */
  | { readonly type: 'markersTaken'; readonly corp: CorpId; readonly count: number }
  | { readonly type: 'markersPassed'; readonly from: CorpId; readonly to: CorpId; readonly count: number }
  | { readonly type: 'homeLaid'; readonly corp: CorpId; readonly hex: HexId; readonly slot: number }
  /** The one token of the turn was the home token. */
  | { readonly type: 'tokenStepUsed'; readonly corp: CorpId }
  /** A token besides the home token, with the square markers of its towns: counts for the income of cards 6 to 8. */
  | {
      readonly type: 'tokenLaid';
      readonly corp: CorpId;
      readonly hex: HexId;
      readonly slot: number;
      readonly cost: number;
      readonly markers: number;
    }
  /** A Bourbon token leaves its slot, replaced or taken off. */
  | { readonly type: 'bourbonRemoved'; readonly token: string; readonly hex: HexId }
  /** A card helps with a deposit. */
  | { readonly type: 'cardUsed'; readonly private: PrivateId; readonly corp: CorpId | null }
  /** The power of a card is used for a company. */
  | { readonly type: 'powerUsed'; readonly private: PrivateId; readonly corp: CorpId }
  /** A card gives a company the place of a Bourbon token. */
  | { readonly type: 'bourbonReplaced'; readonly private: PrivateId; readonly corp: CorpId; readonly hex: HexId }
  /** A card gets its owner ahead of another buyer. */
  | {
      readonly type: 'preempted';
      readonly private: PrivateId;
      readonly corp: CorpId;
      readonly player: PlayerId;
    }
  | { readonly type: 'cardClosed'; readonly private: PrivateId }
  /** Its owner lets this company use it, or none any more. */
  | {
      readonly type: 'cardLent';
      readonly private: PrivateId;
      readonly corp: CorpId | null;
      readonly player: PlayerId;
    }
  | { readonly type: 'lotChosen'; readonly private: PrivateId; readonly player: PlayerId }
  /** Nobody has bid: it goes to the pool. */
  | { readonly type: 'lotUnwanted'; readonly private: PrivateId }
  | { readonly type: 'shareGiven'; readonly private: PrivateId }
  | { readonly type: 'falconPassed'; readonly to: CorpId | null }
  | { readonly type: 'trainLeased'; readonly corp: CorpId; readonly train: TrainId }
  | { readonly type: 'leasePaid'; readonly corp: CorpId; readonly train: TrainId; readonly amount: number }
  /** The train goes back unpaid. */
  | { readonly type: 'leaseEnded'; readonly corp: CorpId; readonly train: TrainId }
  /** It leaves the pile unsold. */
  | { readonly type: 'trainRemoved'; readonly train: TrainId }
  | { readonly type: 'actingNamed'; readonly corp: CorpId; readonly player: PlayerId | null }
  /** It takes no turn in this round any more. */
  | { readonly type: 'turnSkipped'; readonly corp: CorpId }
  | { readonly type: 'regionalsOpened' }
  | { readonly type: 'regionalRoundHeld' }
  /** Its owner gets a bonus. */
  | {
      readonly type: 'regionalReached';
      readonly regional: PrivateId;
      readonly hex: HexId;
      readonly player: PlayerId;
      readonly amount: number;
    }
  | {
      readonly type: 'regionalAcquired';
      readonly regional: PrivateId;
      readonly by: CorpId;
      readonly from: PlayerId;
      readonly price: number;
    }
  | {
      readonly type: 'mergerAnswered';
      readonly player: PlayerId;
      readonly corp: CorpId;
      readonly national: CorpId;
      readonly agrees: boolean;
    }
  | {
      readonly type: 'nationalFormed';
      readonly national: CorpId;
      readonly corps: readonly CorpId[];
      readonly par: number;
      readonly steps: number;
    }
  /** No company is left to form it. */
  | { readonly type: 'nationalMissing'; readonly national: CorpId }
  /** What a holder of merged companies gets in shares of the national; the certificates move one by one. */
  | { readonly type: 'sharesExchanged'; readonly holder: Holder; readonly national: CorpId; readonly shares: number }
  | { readonly type: 'bankruptcyDeclared'; readonly player: PlayerId; readonly corp: CorpId }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'operatingRoundBegan'; readonly set: number; readonly number: number }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnCleared' }
  | { readonly type: 'turnCounted'; readonly corp: CorpId }
  /** The best run is compulsory: the hexes it counts, the square markers, and what it earns. */
  | {
      readonly type: 'ran';
      readonly corp: CorpId;
      readonly hexes: readonly HexId[];
      readonly markers: number;
      readonly revenue: number;
    }
  /** Its parts are paid one by one; `kept` goes to the treasury. */
  | {
      readonly type: 'revenueDeclared';
      readonly corp: CorpId;
      readonly how: 'full' | 'half' | 'withheld';
      readonly paidOut: number;
      readonly kept: number;
    }
  /** Secured interest for each share; null if the company has not used all its tile steps. */
  | { readonly type: 'interestDeclared'; readonly corp: CorpId; readonly each: number | null }
  /** The company has sold this stock: it does not buy it in the same turn. */
  | { readonly type: 'holdingBarred'; readonly corp: CorpId }
  /** The highest price refused for a thing is remembered for the turn. */
  | { readonly type: 'offerRefused'; readonly player: PlayerId; readonly deal: string; readonly price: number }
  | {
      readonly type: 'powerRefused';
      readonly player: PlayerId;
      readonly corp: CorpId;
      readonly private: PrivateId;
      readonly deal: string;
    };

/** What verbs and steps of 18FB change the table through. */
export type Tx18fb = Tx<Table18fb, Effect18fb>;
