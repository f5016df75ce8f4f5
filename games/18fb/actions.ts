import type { CorpId, HexId, PlayerId, PrivateId, TileId, TrainId } from '@binario/rail';

/** Political cards that lower a deposit: Bayard halves it, the card of the company gives the next printed value. */
export type DepositHelp = 'none' | 'bayard' | 'card' | 'both';

/** Everything a player can do in 18FB, by type. */
export type Action18fb = { readonly by: PlayerId } & (
  | { readonly type: 'pass' }
  // Auctions: political cards and regional certificates
  | { readonly type: 'chooseLot'; readonly private: PrivateId }
  | { readonly type: 'bid'; readonly price: number }
  // Stock round
  | { readonly type: 'sellShares'; readonly corp: CorpId; readonly shares: number }
  | { readonly type: 'buyCert'; readonly corp: CorpId; readonly from: 'offer' | 'pool' }
  | {
      readonly type: 'acquireConcession';
      readonly corp: CorpId;
      readonly par: number;
      readonly help: DepositHelp;
    }
  /** A concession that was withdrawn, from the pool; also at once by a new president. */
  | { readonly type: 'reacquireConcession'; readonly corp: CorpId; readonly help: 'none' | 'bayard' }
  /** From phase 5 on: the presidential certificate, without a concession. */
  | { readonly type: 'startCompany'; readonly corp: CorpId; readonly par: number }
  /** The presidential certificate of a national company out of its treasury (ruling F12). */
  | { readonly type: 'buyPresidency'; readonly corp: CorpId }
  | { readonly type: 'buyCard'; readonly private: PrivateId }
  | { readonly type: 'proposeCard'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'buyRegional'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'chooseHome'; readonly hex: HexId }
  // Panfilo De Riseis
  | { readonly type: 'preemptConcession'; readonly par: number; readonly help: 'none' | 'bayard' }
  | { readonly type: 'preemptPurchase'; readonly help: 'none' | 'bayard' }
  | { readonly type: 'decline' }
  // Operating round
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  /** The token route, from a station of the company to the new one, hex by hex. */
  | { readonly type: 'placeToken'; readonly route: readonly HexId[] }
  | { readonly type: 'placeHome' }
  /** The token goes into the slot of a Bourbon token, by the power of this card. */
  | { readonly type: 'replaceBourbon'; readonly private: PrivateId; readonly route: readonly HexId[] }
  | { readonly type: 'payDividend'; readonly how: 'full' | 'half' }
  | { readonly type: 'withhold' }
  | { readonly type: 'buyTrain'; readonly train: TrainId; readonly price: number }
  | { readonly type: 'helpBuy'; readonly train: TrainId }
  | { readonly type: 'payLease'; readonly train: TrainId }
  /** A corporation sells stock out of its treasury, or buys one certificate. */
  | { readonly type: 'sellHolding'; readonly corp: CorpId; readonly shares: number }
  | { readonly type: 'buyHolding'; readonly corp: CorpId; readonly from: 'offer' | 'pool' }
  // At any moment of a company's turn
  | { readonly type: 'useMelisurgo' }
  | { readonly type: 'useFalcon' }
  /** The owner of a card lets a company of another player use it; also in his turn of a stock round. */
  | { readonly type: 'lendCard'; readonly private: PrivateId; readonly corp: CorpId }
  | { readonly type: 'takeBackCard'; readonly private: PrivateId }
  | { readonly type: 'acquireRegional'; readonly private: PrivateId }
  // Answers
  | { readonly type: 'consent' }
  | { readonly type: 'refuse' }
  | { readonly type: 'merge' }
  | { readonly type: 'stayApart' }
);

/** The actions of one type. */
export type ActionOf<K extends Action18fb['type']> = Extract<Action18fb, { readonly type: K }>;
