/**
 * Where 18xx.games plays 1849 in another way than our rulings, imported games follow that site. Each switch carries the
 * number it has in the list of deviations (RULINGS.md, "Compatibility"). A game started here uses none of them.
 */
export const compatSwitches = [
  /** 7: RSA's corporation gets its home token only when the first stock round begins. */
  'rsaHomeInStockRound',
  /** 9: which markers sales have moved is remembered through all operating rounds of a set. */
  'saleMemoryLastsRound',
  /** 11: one share out of the president's certificate is given from the pool, against the last certificate. */
  'lastSplitThroughPool',
  /** 12: the outgoing president gets the last certificate by default and is asked afterwards. */
  'swapAskedAfterwards',
  /** 20: forced sales of a bankrupt president do not change the order of the corporations still to operate. */
  'bankruptcyKeepsOrder',
  /** 21: SMS bought after trains have run may still be closed, to no effect; its token step is always asked. */
  'smsAtAnyTime',
  /** 28: a corporation with a train and any second stop is asked to run, even where no route is legal. */
  'emptyRunsAsked',
  /** 33: a sale out of the president's certificate may bring more than is needed, even when nothing is. */
  'presidentSaleOvershoots',
  /** 34: who leaves the game keeps his private companies and his money, and the money counts in the end. */
  'leaversKeepAll',
  /** 34: with no corporation left in operation the question of loan or leaving waits for the next one. */
  'loanWaitsForCorporation',
  /** 12, 34: a bankrupt player first takes the loan or leaves; then only the last exchange of his sales is asked about. */
  'loanBeforeSwap',
  /** 35: in a bankruptcy stock of each corporation is sold only once. */
  'oneForcedSaleEach',
  /** RUL-52: private companies may be bought even after stock was sold in an emergency. */
  'privatesAfterEmergencySales',
  /** README 5: surplus trains are given back in the order in which corporations were started. */
  'discardsInStartOrder',
  /** 46: nobody repays the bond of a corporation that closes. */
  'bondLapsesAtClosing',
  /** 49: interest is taken from an empty treasury first, and the president makes good the difference. */
  'interestOverdraws',
  /** RUL-55: forced sales that close the operating corporation itself still take all the president's money. */
  'forcedSalesTakeAll',
  /** 50: the step for buying stations is asked in every turn and ends only with a pass. */
  'tokenStepAlwaysAsked',
  /** 51: there is no limit of six E tokens. */
  'endlessETokens',
] as const;

/** The name of a way of 18xx.games that contradicts our rulings; only imported games play by it. */
export type CompatSwitch = (typeof compatSwitches)[number];
