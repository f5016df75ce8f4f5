import { type Carrying, type CorpId, priceAt, reduceCourse, reduceRail, type Writable } from '@binario/rail';
import { boardOf } from './board/boardOf.ts';
import type { Effect1849 } from './effects.ts';
import { type CorpFacts, freshTurn, type Table1849, type TurnFacts } from './table.ts';

/** Field by field: see `reduceRail`. */
function copyOf(table: Table1849): Writable<Table1849> {
  return {
    seats: table.seats,
    leavers: table.leavers,
    phase: table.phase,
    cash: table.cash,
    certs: table.certs,
    market: table.market,
    map: table.map,
    stations: table.stations,
    charters: table.charters,
    trains: table.trains,
    privates: table.privates,
    priority: table.priority,
    sold: table.sold,
    bankBroken: table.bankBroken,
    lively: table.lively,
    ended: table.ended,
    options: table.options,
    certLimit: table.certLimit,
    corps: table.corps,
    queue: table.queue,
    aside: table.aside,
    closedNow: table.closedNow,
    rsaCorp: table.rsaCorp,
    saleMemory: table.saleMemory,
    turn: table.turn,
    keptOrder: table.keptOrder,
    port: table.port,
    messinaClosed: table.messinaClosed,
    eTokensSold: table.eTokensSold,
    loans: table.loans,
    loanPutOff: table.loanPutOff,
    reachedEnd: table.reachedEnd,
  };
}

function withField<K extends keyof Table1849>(table: Table1849, field: K, value: Table1849[K]): Table1849 {
  const next = copyOf(table);
  next[field] = value;
  return next;
}

function withCorp(table: Table1849, corp: CorpId, changed: Partial<CorpFacts>): Table1849 {
  const facts = table.corps[corp];
  return facts ? withField(table, 'corps', { ...table.corps, [corp]: { ...facts, ...changed } }) : table;
}

const withTurn = (table: Table1849, changed: Partial<TurnFacts>): Table1849 =>
  withField(table, 'turn', { ...table.turn, ...changed });

/** The bank is broken when it owes money (13). */
const carrying: Carrying<Table1849> = { leastInBank: 0, copyOf };

/** The table after an effect. The one place where it changes. */
export function reduce(table: Table1849, effect: Effect1849): Table1849 {
  switch (effect.type) {
    case 'markerMoved': {
      const next = reduceRail(table, effect, copyOf);
      const { grid, endPrice } = boardOf(table).market;
      const atEnd = priceAt(grid, effect.to) === endPrice && !next.reachedEnd.includes(effect.corp);
      return atEnd ? withField(next, 'reachedEnd', [...next.reachedEnd, effect.corp]) : next;
    }
    case 'corpStarted': {
      const facts: CorpFacts = { home: null, turns: 0, bond: false, eToken: false };
      const next = copyOf(table);
      next.corps = { ...table.corps, [effect.corp]: facts };
      next.queue = table.queue.filter((corp) => corp !== effect.corp);
      return next;
    }
    case 'corpClosed': {
      const { [effect.corp]: _closed, ...corps } = table.corps;
      const next = copyOf(table);
      next.corps = corps;
      next.queue = [...table.queue, effect.corp];
      next.closedNow = [...table.closedNow, effect.corp];
      return next;
    }
    case 'homePlaced':
      return withCorp(reduceRail(table, { ...effect, type: 'tokenPlaced' }, copyOf), effect.corp, { home: effect.hex });
    case 'bondIssued':
      return withCorp(table, effect.corp, { bond: true });
    case 'bondRepaid':
      return withCorp(table, effect.corp, { bond: false });
    case 'queueSet':
      return withField(withField(table, 'queue', effect.queue), 'aside', effect.aside);
    case 'rsaLinked':
      return withField(table, 'rsaCorp', effect.corp);
    case 'stockRoundBegan': {
      const next = copyOf(table);
      next.sold = {};
      next.closedNow = [];
      next.lively = false;
      return next;
    }
    case 'saleRemembered':
      return withField(table, 'saleMemory', effect.memory);
    case 'turnBegan':
      return withField(table, 'turn', freshTurn);
    case 'turnEnded':
      return withCorp(table, effect.corp, { turns: (table.corps[effect.corp]?.turns ?? 0) + 1 });
    case 'tileLaid': {
      // After SMS no other tile is laid in the turn.
      const sms = table.turn.sms && { hex: effect.hex };
      return withTurn(reduceRail(table, effect, copyOf), { tileUsed: true, sms });
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
      return withField(table, 'keptOrder', null);
    case 'orderKept':
      return withField(table, 'keptOrder', effect.corps);
    case 'portMarked':
      return withField(table, 'port', { hex: effect.hex, corp: effect.corp });
    case 'portCleared':
      return withField(table, 'port', null);
    case 'messinaBanned':
      return withField(table, 'messinaClosed', effect.banned);
    case 'eTokenSold':
      return withField(withCorp(table, effect.corp, { eToken: true }), 'eTokensSold', table.eTokensSold + 1);
    case 'loanTaken':
      return withField(table, 'loans', { ...table.loans, [effect.player]: (table.loans[effect.player] ?? 0) + 1 });
    case 'loanPutOff':
      return withField(table, 'loanPutOff', effect.player);
    case 'dividendDeclared':
    case 'earthquakeStruck':
    case 'priceLowered':
    case 'stationBought':
      return table;
    default:
      return reduceCourse(table, effect, carrying);
  }
}
