import type { Frame } from '@binario/kernel';
import type { CorpId, PlayerId } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Major, National } from '../ids.ts';
import { factsOf, isFloated, type Table18fb } from '../table.ts';
import { inMarketOrder } from './market.ts';

/** Which two companies become the national: asked one after another (3.6.1). */
export interface PollFrame extends Frame {
  readonly step: 'poll';
  readonly national: National;
  /** President of the company that began phase 6. */
  readonly initiator: PlayerId;
  readonly agreed: readonly CorpId[];
  readonly refused: readonly CorpId[];
}

const MERGING = 2;

/** Floated companies by the market, then un-floated ones in printed order; closed ones are out (ruling F3). */
export function candidates(table: Table18fb, national: National): readonly CorpId[] {
  const eligible: readonly CorpId[] = boardOf(table).corpDefs[national].eligible ?? [];
  const floated = inMarketOrder(table).filter((corp) => eligible.includes(corp) && isFloated(table, corp));
  const others = eligible.filter((corp) => {
    const { standing } = factsOf(table, corp as Major);
    return standing === 'unfloated' || standing === 'started';
  });
  return [...floated, ...others];
}

type PollState =
  | { readonly kind: 'ask'; readonly corp: CorpId }
  | { readonly kind: 'merge'; readonly corps: readonly CorpId[] };

/** Two who agree, or as soon as only as many are left as are needed, these (ruling F2). Un-floated ones always agree. */
export function stateOfPoll(table: Table18fb, { national, agreed, refused }: PollFrame): PollState {
  const all = candidates(table, national);
  const needed = Math.min(MERGING, all.length);
  const willing = [...agreed];
  for (const corp of all) {
    if (willing.length >= needed) break;
    if (agreed.includes(corp) || refused.includes(corp)) continue;
    const open = all.filter((each) => !willing.includes(each) && !refused.includes(each));
    if (open.length <= needed - willing.length || !isFloated(table, corp)) willing.push(corp);
    else return { kind: 'ask', corp };
  }
  return { kind: 'merge', corps: all.filter((corp) => willing.includes(corp)) };
}
