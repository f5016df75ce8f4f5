import type { SceneOf, ThoughtOf } from '../scene.ts';
import type { Advice18fb } from './advice.ts';
import type { Seen, SeenFrame } from './seen.ts';

export type Scene = SceneOf<Seen, SeenFrame, Advice18fb>;
export type Thought = ThoughtOf<Scene>;

/** Whom one asks about which table. */
export type Asked = Pick<Scene, 'ask' | 'table'>;
