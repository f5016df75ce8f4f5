import { type DeciderOf, type SceneOf, speaking } from '@binario/bots';
import type { Table1865 } from '../table.ts';
import type { advice1865 } from './advice.ts';
import type { SceneFrame } from './seen.ts';
import type { en } from './text/en.ts';

/** The queries about a table that the deciders ask. */
export type Advice1865 = typeof advice1865;
/** Everything the casual player of 1865 has before it when it decides. */
export type Scene = SceneOf<Table1865, SceneFrame, Advice1865>;
/** Decides about one kind of question of 1865. */
export type Decider = DeciderOf<Scene>;

/** Every reason needs words: these take only keys that have some. */
export const { choice, passing } = speaking<keyof typeof en>();
