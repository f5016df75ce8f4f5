import { type DeciderOf, type SceneOf, speaking } from '@binario/bots';
import type { Table18fb } from '../table.ts';
import type { advice18fb } from './advice.ts';
import type { SceneFrame } from './seen.ts';
import type { en } from './text/en.ts';

/** The queries about a table that the deciders ask. */
export type Advice18fb = typeof advice18fb;
/** Everything the casual player of 18FB has before it when it decides. */
export type Scene = SceneOf<Table18fb, SceneFrame, Advice18fb>;
/** Decides about one kind of question of 18FB. */
export type Decider = DeciderOf<Scene>;

/** Whom one asks about which table. */
export type Asked = Pick<Scene, 'ask' | 'table'>;

/** Every reason needs words: these take only keys that have some. */
export const { choice, passing } = speaking<keyof typeof en>();
