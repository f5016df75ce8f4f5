import { BANK, type CorpId, type Holder, isPlayer, pay } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { type Band, bands, type Concessionaire } from '../ids.ts';
import { factsOf, type Table18fb } from '../table.ts';
import { moveLeft } from './market.ts';
import { certsIn, sharesOf } from './shares.ts';

/** The letter on the concession, two higher with Melisurgo, never above E (2.7 note 2). */
export function bandOf(table: Table18fb, corp: CorpId): Band {
  const { band } = boardOf(table).concessionDefs[corp as Concessionaire];
  const lifted = bands.indexOf(band) + (table.melisurgo === corp ? boardOf(table).figures.melisurgoBands : 0);
  return bands[Math.min(lifted, bands.length - 1)] as Band;
}

/** For each share: the number of the band, in ducats or as per cent of the par, fractions down (ruling O10). */
export function interestFor(
  table: Table18fb,
  corp: CorpId,
  band: Band = bandOf(table, corp),
  par = parOf(table, corp),
) {
  const number = boardOf(table).interestOf[band];
  return table.options.interest === 'percentOfPar' ? Math.floor((number * par) / 100) : number;
}

const parOf = (table: Table18fb, corp: CorpId): number => factsOf(table, corp).par ?? 0;

/** Players and other corporations; nothing for offer, pool and the company's own treasury (ruling O10). */
function investors(table: Table18fb, corp: CorpId): readonly Holder[] {
  const holders = new Set(certsIn(table, corp).map(({ holder }) => holder));
  return [...holders].filter(
    (holder) => isPlayer(holder) || (holder !== corp && table.companies[holder] !== undefined),
  );
}

/** Paid only if every tile step has been used, else the price goes left (3.4.4). */
export function payInterest(tx: Tx18fb, corp: CorpId): void {
  if (tx.table.turn.laid < factsOf(tx.table, corp).steps) {
    tx.emit({ type: 'interestDeclared', corp, each: null });
    moveLeft(tx, corp);
    return;
  }
  const each = interestFor(tx.table, corp);
  tx.emit({ type: 'interestDeclared', corp, each });
  for (const holder of investors(tx.table, corp)) {
    pay(tx, BANK, holder, each * sharesOf(tx.table, corp, holder), 'interest');
  }
}
