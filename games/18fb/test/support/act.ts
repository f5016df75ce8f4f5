import { type Acting, actingIn, type Move as MoveOf } from '@binario/kernel/testing';
import { cashOf } from '@binario/rail';
import type { Action18fb } from '../../actions.ts';
import { violationsAtRest } from '../../invariants.ts';
import { price } from '../../rules/market.ts';
import { factsOf, regionalOf, type Table18fb } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { notation } from '../../text/notation.ts';
import { game, type State18fb } from './game.ts';

export type Move = MoveOf<Action18fb>;

const acting: Acting<Table18fb, Action18fb, RuleKey | `turn.${string}` | `form.${string}`> = actingIn(
  game,
  notation,
  violationsAtRest,
);

export const { asked, decider, offered, play, refuses, signed, whyNot } = acting;

/** What a test asks of a table most often. */
export const cash = ({ table }: State18fb, holder: string): number => cashOf(table, holder);
export const value = ({ table }: State18fb, corp: string): number => price(table, corp);
export const facts = ({ table }: State18fb, corp: string) => factsOf(table, corp);
export const markers = ({ table }: State18fb, corp: string): number =>
  table.regionals[corp] ? regionalOf(table, corp).markers : factsOf(table, corp).markers;
