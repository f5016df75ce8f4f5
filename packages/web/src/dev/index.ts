import type { DevTools } from '../shell/devTools.ts';
import { Gallery } from './Gallery.tsx';
import { Inspector } from './Inspector.tsx';
import './dev.css';

/** For those who work on the page or on a game; English only, and no part of a build. */
export const devTools: DevTools = { Gallery, Inspector };
