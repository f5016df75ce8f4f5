import type { SceneOf, ThoughtOf } from '../scene.ts';
import type { Advice1865 } from './advice.ts';
import type { Seen, SeenFrame } from './seen.ts';

export type Scene = SceneOf<Seen, SeenFrame, Advice1865>;
export type Thought = ThoughtOf<Scene>;
