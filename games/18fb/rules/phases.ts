import { beginPhase, type CorpId, GONE } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { bourbons, CONVENTIONS, cardIds, nationalIds, UNIFICATION } from '../ids.ts';
import { presidentOf } from '../table.ts';
import { settlePresidencies } from './garibaldi.ts';
import type { PollFrame } from './poll.ts';

/** A phase begins in the middle of the buyer's turn; scrapping first, then the events in their order (rulings P5, P10). */
export function enterPhase(tx: Tx18fb, phase: number, buyer: CorpId): void {
  // Without payment, also out of the pool; regional cards are never scrapped.
  beginPhase(tx, String(phase), buyer, (train) => trainDef(boardOf(tx.table), train).scrappedIn === phase);
  if (phase === UNIFICATION) unify(tx);
  if (phase === CONVENTIONS) {
    const initiator = presidentOf(tx.table, buyer);
    for (const national of nationalIds) {
      tx.owe({ step: 'poll', national, initiator, agreed: [], refused: [] } as PollFrame);
    }
  }
}

/** The Bourbons fall (3.5): offices are settled first, while it still counts who has a concession. */
function unify(tx: Tx18fb): void {
  settlePresidencies(tx);
  for (const card of cardIds) {
    if (tx.table.privates[card] !== GONE) tx.emit({ type: 'privateMoved', private: card, to: GONE });
  }
  for (const corp of Object.keys(tx.table.companies)) {
    if (tx.table.companies[corp]?.concession !== GONE) {
      tx.emit({ type: 'concessionEnded', corp });
    }
  }
  for (const [hex, slots] of Object.entries(tx.table.stations)) {
    for (const token of bourbons) if (slots.includes(token)) tx.emit({ type: 'bourbonRemoved', token, hex });
  }
  for (const [corp, { standing }] of Object.entries(tx.table.companies)) {
    if (standing === 'building' || standing === 'provisional') {
      tx.emit({ type: 'standingChanged', corp, standing: 'definitive' });
    }
  }
  tx.emit({ type: 'regionalsOpened' });
}
