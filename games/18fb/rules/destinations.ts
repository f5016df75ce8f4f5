import { BANK, type CorpId, type HexId, isPlayer, pay, stationsOf } from '@binario/rail';
import type { Destination } from '../board/file.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import type { Corp } from '../ids.ts';
import { factsOf, isOperational, type Table18fb } from '../table.ts';
import { moveUp } from './market.ts';

/** What the chart names for this company; FP only knows the line of its base (ruling D3). */
export function destinationsOf(table: Table18fb, corp: CorpId): readonly Destination[] {
  const { home } = factsOf(table, corp);
  return boardOf(table).corpDefs[corp as Corp].destinations.filter(({ base }) => base === undefined || base === home);
}

const reaches = (table: Table18fb, corp: CorpId, hex: HexId): boolean => stationsOf(table.stations, corp).includes(hex);

/** To the present owner of the concession: half of what he paid, rounded down, or all that is left (ruling G7). */
function refund(tx: Tx18fb, corp: CorpId, how: 'half' | 'rest'): void {
  const { concession, deposit, refunded } = factsOf(tx.table, corp);
  const amount = how === 'half' ? Math.floor(deposit / 2) : deposit - refunded;
  if (!isPlayer(concession) || amount === 0) return;
  tx.emit({ type: 'depositReturned', corp, amount, player: concession });
  pay(tx, BANK, concession, amount, 'refund');
}

/** Building, provisional, definitive: a final destination reached early counts when the intermediate one follows (ruling D1). */
function advance(tx: Tx18fb, corp: CorpId): void {
  const named = destinationsOf(tx.table, corp);
  if (factsOf(tx.table, corp).standing === 'building') {
    const middle = named.find(({ role, hex }) => role === 'intermediate' && reaches(tx.table, corp, hex));
    if (!middle) return;
    tx.emit({ type: 'intermediateReached', corp, hex: middle.hex });
    refund(tx, corp, 'half');
  }
  if (factsOf(tx.table, corp).standing !== 'provisional') return;
  const end = named.find(({ role, hex }) => role === 'final' && reaches(tx.table, corp, hex));
  if (!end) return;
  tx.emit({ type: 'finalReached', corp, hex: end.hex });
  refund(tx, corp, 'rest');
}

/**
 * A token besides the home token has been laid: the state first, then the bonus (ruling D2). `emptyYellow`: it is the
 * first token of a city on yellow, which is what SFM is rewarded for (3.5.3).
 */
export function stationTaken(tx: Tx18fb, corp: CorpId, hex: HexId, emptyYellow: boolean): void {
  advance(tx, corp);
  const named = destinationsOf(tx.table, corp).some((each) => each.hex === hex);
  if (!isOperational(tx.table, corp) || !(named || (corp === 'SFM' && emptyYellow))) return;
  tx.emit({ type: 'priceBonusEarned', corp, hex });
  moveUp(tx, corp);
}
