import type { SceneOf, ThoughtOf } from '../scene.ts';
import type { Advice1849 } from './advice.ts';
import type { Seen, SeenFrame } from './seen.ts';

export type Scene = SceneOf<Seen, SeenFrame, Advice1849>;
export type Thought = ThoughtOf<Scene>;
