import { type Frame, firstBreach } from '@binario/kernel';
import { type CorpId, GONE, isPlayer, type PlayerId } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import type { Table18fb } from '../table.ts';
import { buyCert, purchaseRules } from './buying.ts';
import { ownsUnused } from './deposits.ts';
import { reacquireRules } from './reacquirable.ts';
import { reacquire } from './reacquiring.ts';
import type { PurchaseRule } from './rule.ts';
import { acquireConcession, startingRules } from './starting.ts';

/** What Panfilo can be used against (ruling K6). */
export type Contested = ActionOf<'acquireConcession' | 'reacquireConcession' | 'buyCert'>;

/** The owner of the card Riseis is asked whether he makes the purchase of another player himself (ruling K6). */
export interface PanfiloFrame extends Frame {
  readonly step: 'panfilo';
  readonly player: PlayerId;
  readonly purchase: Contested;
}

const rules: readonly PurchaseRule[] = [...purchaseRules, ...startingRules, ...reacquireRules];

const helps = (table: Table18fb, player: PlayerId): readonly ('none' | 'bayard')[] =>
  ownsUnused(table, 'Bayard', player) ? ['none', 'bayard'] : ['none'];

/** The action that takes a purchase from whoever was about to make it. */
export type Preemption = ActionOf<'preemptConcession' | 'preemptPurchase'>;

/** The purchase the owner of the card makes instead: at the ordinary deposit, another's discount is not his (ruling K6). */
function purchaseOf({ player: by, purchase }: PanfiloFrame, answer: Preemption): Contested {
  const { corp } = purchase;
  if (purchase.type === 'buyCert') return { ...purchase, by };
  if (answer.type === 'preemptConcession') {
    return { type: 'acquireConcession', by, corp, par: answer.par, help: answer.help };
  }
  return { type: 'reacquireConcession', by, corp, help: answer.help };
}

/** Every lawful way to take the thing for himself. */
export function preemptions(table: Table18fb, frame: PanfiloFrame): readonly Preemption[] {
  const { player: by, purchase } = frame;
  const answers: Preemption[] = [];
  if (purchase.type === 'acquireConcession') {
    for (const par of boardOf(table).phases[table.phase]?.startValues ?? []) {
      for (const help of helps(table, by)) answers.push({ type: 'preemptConcession', by, par, help });
    }
  } else if (purchase.type === 'reacquireConcession') {
    for (const help of helps(table, by)) answers.push({ type: 'preemptPurchase', by, help });
  } else answers.push({ type: 'preemptPurchase', by, help: 'none' });
  return answers.filter((answer) => firstBreach(rules, table, frame, purchaseOf(frame, answer)) === undefined);
}

/** The one owner of the card, if he is another player and could buy now; nobody else is ever asked. */
export function panfiloAgainst(table: Table18fb, purchase: Contested): PanfiloFrame | undefined {
  const player = table.privates.Riseis ?? GONE;
  if (!isPlayer(player) || player === purchase.by || !ownsUnused(table, 'Riseis', player)) return undefined;
  const frame: PanfiloFrame = { step: 'panfilo', player, purchase };
  return preemptions(table, frame).length > 0 ? frame : undefined;
}

/** An announced purchase is carried out, by whoever makes it. */
export function carryOutPurchase(tx: Tx18fb, purchase: Contested): void {
  switch (purchase.type) {
    case 'buyCert':
      buyCert(tx, purchase.by, purchase.corp, purchase.from);
      return;
    case 'acquireConcession':
      acquireConcession(tx, purchase.by, purchase.corp, purchase.par, purchase.help);
      return;
    case 'reacquireConcession':
      reacquire(tx, purchase);
  }
}

/** Carries out a purchase for the one who pre-empts it. */
export function preempt(tx: Tx18fb, frame: PanfiloFrame, answer: Preemption): void {
  const corp: CorpId = frame.purchase.corp;
  tx.emit({ type: 'preempted', private: 'Riseis', corp, player: frame.player });
  carryOutPurchase(tx, purchaseOf(frame, answer));
}
