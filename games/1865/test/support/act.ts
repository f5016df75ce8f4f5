import { type Acting, actingIn, type Move as MoveOf } from '@binario/kernel/testing';
import { cashOf } from '@binario/rail';
import type { Action1865 } from '../../actions.ts';
import { violationsAtRest } from '../../invariants.ts';
import { factsOf, price, type Table1865 } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { notation } from '../../text/notation.ts';
import { game, type State1865 } from './game.ts';

export type Move = MoveOf<Action1865>;

const acting: Acting<Table1865, Action1865, RuleKey | 'turn.notOffered'> = actingIn(game, notation, violationsAtRest);

export const { asked, decider, offered, play, refuses, signed, whyNot } = acting;

/** What a test asks of a table most often. */
export const cash = ({ table }: State1865, holder: string): number => cashOf(table, holder);
export const value = ({ table }: State1865, corp: string): number => price(table, corp);
export const chips = ({ table }: State1865, corp: string): number => factsOf(table, corp).chips;
export const loans = ({ table }: State1865, corp: string): number => factsOf(table, corp).loans;
export const facts = ({ table }: State1865, corp: string) => factsOf(table, corp);
