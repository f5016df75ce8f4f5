import { scratch } from '@binario/kernel';
import { BANK } from '@binario/rail';
import type { NextPhase } from '@binario/web/game';
import { boardOf } from '../../board/of.ts';
import { trainDef } from '../../board/questions.ts';
import { trainKinds } from '../../ids.ts';
import { reduce } from '../../reduce.ts';
import { inMarketOrder } from '../../rules/market.ts';
import { enterPhase } from '../../rules/phases.ts';
import { presidentIfAny, type Table18fb } from '../../table.ts';

/** The table after the next kind of train has come, whoever buys the first of them. */
export function nextPhase(table: Table18fb): NextPhase<Table18fb> | undefined {
  const buyer = inMarketOrder(table).find((corp) => presidentIfAny(table, corp) !== undefined);
  const phaseOf = (train: string) => trainDef(boardOf(table), train).phase;
  const isOrdinary = (train: string) =>
    (trainKinds as readonly string[]).includes(trainDef(boardOf(table), train).kind);
  const inBank = Object.keys(table.trains).filter((train) => table.trains[train] === BANK && isOrdinary(train));
  const later = inBank.filter((train) => phaseOf(train) > Number(table.phase));
  const phase = Math.min(...later.map(phaseOf));
  const train = later.find((each) => phaseOf(each) === phase);
  if (train === undefined || buyer === undefined) return undefined;
  const tx = scratch(reduce, table);
  enterPhase(tx, phase, buyer);
  return { train, phase: String(phase), before: inBank.length - later.length, table: tx.table, owed: tx.owed };
}
