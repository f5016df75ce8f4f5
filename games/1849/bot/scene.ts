import { type DeciderOf, type SceneOf, speaking } from '@binario/bots';
import type { Table1849 } from '../table.ts';
import type { advice1849 } from './advice.ts';
import type { SceneFrame } from './seen.ts';
import type { en } from './text/en.ts';

/** The queries about a table that the deciders ask. */
export type Advice1849 = typeof advice1849;
/** Everything the casual player of 1849 has before it when it decides. */
export type Scene = SceneOf<Table1849, SceneFrame, Advice1849>;
/** Decides about one kind of question of 1849. */
export type Decider = DeciderOf<Scene>;

/** Every reason needs words: these take only keys that have some. */
export const { choice, passing } = speaking<keyof typeof en>();
