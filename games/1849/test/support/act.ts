import type { State } from '@binario/kernel';
import { type Acting, actingIn, type Move as MoveOf } from '@binario/kernel/testing';
import type { Action1849 } from '../../actions.ts';
import type { Table1849 } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { notation } from '../../text/notation.ts';
import { game } from './game.ts';

export type State1849 = State<Table1849>;

export type Move = MoveOf<Action1849>;

const acting: Acting<Table1849, Action1849, RuleKey> = actingIn(game, notation);

export const { asked, decider, offered, play, refuses, signed, whyNot } = acting;
