import { scratch } from '@binario/kernel';
import { BANK } from '@binario/rail';
import type { NextPhase } from '@binario/web/game';
import { phaseIds } from '../../data/phases.ts';
import { begins, kindOfTrain, saleOrder } from '../../data/trains.ts';
import { reduce } from '../../reduce.ts';
import { enterPhase } from '../../rules/phases.ts';
import { inMarketOrder, type Table1849 } from '../../table.ts';

/** The table after the next class of trains has come, whoever buys the first of them. */
export function nextPhase(table: Table1849): NextPhase<Table1849> | undefined {
  const phase = phaseIds[(phaseIds as readonly string[]).indexOf(table.phase) + 1];
  const [buyer] = inMarketOrder(table);
  const inBank = Object.keys(table.trains).filter((train) => table.trains[train] === BANK);
  const train = inBank.find((each) => phase !== undefined && begins[kindOfTrain(each)] === phase);
  if (phase === undefined || buyer === undefined || train === undefined) return undefined;
  const earlier = saleOrder.slice(0, saleOrder.indexOf(kindOfTrain(train)));
  const tx = scratch(reduce, table);
  enterPhase(tx, phase, buyer);
  const before = inBank.filter((each) => earlier.includes(kindOfTrain(each))).length;
  return { train, phase, before, table: tx.table, owed: tx.owed };
}
