import { done, type Frame } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { bestRun } from '../rules/running.ts';
import { isBuilding, isRegional } from '../table.ts';
import { goneCompany } from './gone.ts';
import type { Step18fb } from './step.ts';

/** A company runs its trains. */
export interface RunFrame extends Frame {
  readonly step: 'runTrains';
  readonly corp: CorpId;
}

/** Trains run by themselves: the best revenue is compulsory, so there is nothing to decide (3.4.5, ruling O12). */
export const runTrains: Step18fb<RunFrame> = {
  gone: goneCompany,
  begin(tx, { corp }) {
    if (!isRegional(tx.table, corp) && isBuilding(tx.table, corp)) return done();
    const { stations, markers, amount } = bestRun(tx.table, corp);
    const hexes = stations.map(({ hex }) => hex);
    tx.emit({ type: 'ran', corp, hexes, markers, revenue: amount });
    return done();
  },
};
