import type { Params, Tx } from '@binario/kernel';
import { type CorpId, type HexId, leftOf, type PlayerId, priceAt, type RailEffect, reduceRail } from '@binario/rail';
import { endPrice, grid } from './data/market.ts';
import { type CorpFacts, type EndReason, freshTurn, type SaleMemory, type Table1849, type TurnFacts } from './table.ts';
import type { NoteKey } from './text/keys.ts';

/** What can happen in 1849 besides the effects every game of the family has. */
export type Effect1849 =
  | RailEffect
  | { readonly type: 'priorityGiven'; readonly player: PlayerId }
  | { readonly type: 'corpStarted'; readonly corp: CorpId; readonly value: number }
  | { readonly type: 'corpClosed'; readonly corp: CorpId }
  | { readonly type: 'corpNoted'; readonly corp: CorpId; readonly facts: Partial<CorpFacts> }
  | { readonly type: 'queueSet'; readonly queue: readonly CorpId[]; readonly aside: boolean }
  | { readonly type: 'rsaLinked'; readonly corp: CorpId | null }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'saleBarred'; readonly player: PlayerId; readonly corp: CorpId }
  | { readonly type: 'saleRemembered'; readonly memory: SaleMemory | null }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnNoted'; readonly facts: Partial<TurnFacts> }
  | { readonly type: 'orderKept'; readonly corps: readonly CorpId[] | null }
  | { readonly type: 'portMarked'; readonly corp: CorpId; readonly hex: HexId }
  | { readonly type: 'portCleared' }
  | { readonly type: 'messinaBanned'; readonly banned: boolean }
  | { readonly type: 'eTokenSold'; readonly corp: CorpId }
  | { readonly type: 'loanTaken'; readonly player: PlayerId }
  | { readonly type: 'loanPutOff'; readonly player: PlayerId | null }
  | { readonly type: 'choiceGiven' }
  | { readonly type: 'ended'; readonly reason: EndReason }
  /** Changes nothing: a line for the log, such as a bid or a run. */
  | { readonly type: 'noted'; readonly note: NoteKey; readonly params: Params };

export type Tx1849 = Tx<Table1849, Effect1849>;

export function reduce(table: Table1849, effect: Effect1849): Table1849 {
  switch (effect.type) {
    case 'paid': {
      const next = reduceRail(table, effect);
      const bankBroken = next.bankBroken || (next.cash.bank ?? 0) < 0;
      return bankBroken === next.bankBroken && next.lively ? next : { ...next, bankBroken, lively: true };
    }
    case 'markerMoved': {
      const next = reduceRail(table, effect);
      const atEnd = priceAt(grid, effect.to) === endPrice && !next.reachedEnd.includes(effect.corp);
      return atEnd ? { ...next, reachedEnd: [...next.reachedEnd, effect.corp] } : next;
    }
    case 'playerLeft': {
      const next = reduceRail(table, effect);
      return next.priority === effect.player ? { ...next, priority: leftOf(next, effect.player) } : next;
    }
    case 'priorityGiven':
      return { ...table, priority: effect.player };
    case 'corpStarted': {
      const facts: CorpFacts = { home: null, turns: 0, bond: false, eToken: false };
      return {
        ...table,
        corps: { ...table.corps, [effect.corp]: facts },
        queue: table.queue.filter((corp) => corp !== effect.corp),
      };
    }
    case 'corpClosed': {
      const { [effect.corp]: _closed, ...corps } = table.corps;
      return {
        ...table,
        corps,
        queue: [...table.queue, effect.corp],
        closedNow: [...table.closedNow, effect.corp],
      };
    }
    case 'corpNoted': {
      const facts = table.corps[effect.corp];
      return facts ? { ...table, corps: { ...table.corps, [effect.corp]: { ...facts, ...effect.facts } } } : table;
    }
    case 'queueSet':
      return { ...table, queue: effect.queue, aside: effect.aside };
    case 'rsaLinked':
      return { ...table, rsaCorp: effect.corp };
    case 'stockRoundBegan':
      return { ...table, sold: {}, closedNow: [], lively: false };
    case 'saleBarred': {
      const sold = table.sold[effect.player] ?? [];
      return sold.includes(effect.corp)
        ? table
        : { ...table, sold: { ...table.sold, [effect.player]: [...sold, effect.corp] } };
    }
    case 'saleRemembered':
      return { ...table, saleMemory: effect.memory };
    case 'turnBegan':
      return { ...table, turn: freshTurn };
    case 'turnNoted':
      return { ...table, turn: { ...table.turn, ...effect.facts } };
    case 'orderKept':
      return { ...table, keptOrder: effect.corps };
    case 'portMarked':
      return { ...table, port: { hex: effect.hex, corp: effect.corp } };
    case 'portCleared':
      return { ...table, port: null };
    case 'messinaBanned':
      return { ...table, messinaClosed: effect.banned };
    case 'eTokenSold':
      return { ...table, eTokensSold: table.eTokensSold + 1 };
    case 'loanTaken':
      return { ...table, loans: { ...table.loans, [effect.player]: (table.loans[effect.player] ?? 0) + 1 } };
    case 'loanPutOff':
      return { ...table, loanPutOff: effect.player };
    case 'choiceGiven':
      return { ...table, lively: true };
    case 'ended':
      return { ...table, ended: { reason: effect.reason } };
    case 'noted':
      return table;
    default:
      return reduceRail(table, effect);
  }
}
