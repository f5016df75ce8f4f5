import { type Carrying, type CorpId, priceAt, reduceCourse, reduceRail } from '@binario/rail';
import { boardOf } from './board/boardOf.ts';
import type { Effect1849 } from './effects.ts';
import { type CorpFacts, freshTurn, type Table1849, type TurnFacts } from './table.ts';

function withCorp(table: Table1849, corp: CorpId, changed: Partial<CorpFacts>): Table1849 {
  const facts = table.corps[corp];
  return facts ? { ...table, corps: { ...table.corps, [corp]: { ...facts, ...changed } } } : table;
}

const withTurn = (table: Table1849, changed: Partial<TurnFacts>): Table1849 => ({
  ...table,
  turn: { ...table.turn, ...changed },
});

/** The bank is broken when it owes money (13). */
const carrying: Carrying<Table1849> = { leastInBank: 0, copyOf: (table) => ({ ...table }) };

/** The table after an effect. The one place where it changes. */
export function reduce(table: Table1849, effect: Effect1849): Table1849 {
  switch (effect.type) {
    case 'markerMoved': {
      const next = reduceRail(table, effect);
      const { grid, endPrice } = boardOf(table).market;
      const atEnd = priceAt(grid, effect.to) === endPrice && !next.reachedEnd.includes(effect.corp);
      return atEnd ? { ...next, reachedEnd: [...next.reachedEnd, effect.corp] } : next;
    }
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
    case 'homePlaced':
      return withCorp(reduceRail(table, { ...effect, type: 'tokenPlaced' }), effect.corp, { home: effect.hex });
    case 'bondIssued':
      return withCorp(table, effect.corp, { bond: true });
    case 'bondRepaid':
      return withCorp(table, effect.corp, { bond: false });
    case 'queueSet':
      return { ...table, queue: effect.queue, aside: effect.aside };
    case 'rsaLinked':
      return { ...table, rsaCorp: effect.corp };
    case 'stockRoundBegan':
      return { ...table, sold: {}, closedNow: [], lively: false };
    case 'saleRemembered':
      return { ...table, saleMemory: effect.memory };
    case 'turnBegan':
      return { ...table, turn: freshTurn };
    case 'turnEnded':
      return withCorp(table, effect.corp, { turns: (table.corps[effect.corp]?.turns ?? 0) + 1 });
    case 'tileLaid': {
      // After SMS no other tile is laid in the turn.
      const sms = table.turn.sms && { hex: effect.hex };
      return withTurn(reduceRail(table, effect), { tileUsed: true, sms });
    }
    case 'smsUsed':
      return withTurn(table, { sms: { hex: null }, tileUsed: true, tokenUsed: true });
    case 'tokenStepUsed':
      return withTurn(table, { tokenUsed: true });
    case 'ran':
      return withTurn(table, { ran: true });
    case 'offerRefused':
      return withTurn(table, { refused: { ...table.turn.refused, [effect.deal]: effect.price } });
    case 'emergencySaleMade':
      return withTurn(table, { emergencySales: true });
    case 'bankruptcyDeclared':
      return withTurn(table, { bankrupt: true });
    case 'operatingRoundBegan':
      return { ...table, keptOrder: null };
    case 'orderKept':
      return { ...table, keptOrder: effect.corps };
    case 'portMarked':
      return { ...table, port: { hex: effect.hex, corp: effect.corp } };
    case 'portCleared':
      return { ...table, port: null };
    case 'messinaBanned':
      return { ...table, messinaClosed: effect.banned };
    case 'eTokenSold':
      return { ...withCorp(table, effect.corp, { eToken: true }), eTokensSold: table.eTokensSold + 1 };
    case 'loanTaken':
      return { ...table, loans: { ...table.loans, [effect.player]: (table.loans[effect.player] ?? 0) + 1 } };
    case 'loanPutOff':
      return { ...table, loanPutOff: effect.player };
    case 'dividendDeclared':
    case 'earthquakeStruck':
    case 'priceLowered':
    case 'stationBought':
      return table;
    default:
      return reduceCourse(table, effect, carrying);
  }
}
