import { scratch } from '@binario/kernel';
import { BANK } from '@binario/rail';
import type { NextPhase } from '@binario/web/game';
import { cardOf } from '../../board/boardOf.ts';
import { reduce } from '../../reduce.ts';
import { enterPhase } from '../../rules/phases.ts';
import { companiesInPlay, isRun, phaseNumber, type Table1865 } from '../../table.ts';

/** The table after the next kind of train has come, whoever buys the first of them. */
export function nextPhase(table: Table1865): NextPhase<Table1865> | undefined {
  const buyer = companiesInPlay(table).find((corp) => isRun(table, corp));
  const inBank = Object.keys(table.trains).filter((train) => table.trains[train] === BANK);
  const later = inBank.filter((train) => cardOf(table, train).phase > phaseNumber(table));
  const phase = Math.min(...later.map((train) => cardOf(table, train).phase));
  const train = later.find((each) => cardOf(table, each).phase === phase);
  if (train === undefined || buyer === undefined) return undefined;
  const tx = scratch(reduce, table);
  enterPhase(tx, phase, buyer);
  return { train, phase: String(phase), before: inBank.length - later.length, table: tx.table, owed: tx.owed };
}
