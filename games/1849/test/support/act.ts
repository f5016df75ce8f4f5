import type { State } from '@binario/kernel';
import { type Acting, actingIn, type Unsigned } from '@binario/kernel/testing';
import type { Action1849 } from '../../actions.ts';
import type { Table1849 } from '../../table.ts';
import type { RuleKey } from '../../text/keys.ts';
import { game } from './game.ts';

export type State1849 = State<Table1849>;

export type Move = Unsigned<Action1849>;

const acting: Acting<Table1849, Action1849, RuleKey> = actingIn(game);

export const { asked, decider, offered, play, refuses, whyNot } = acting;
