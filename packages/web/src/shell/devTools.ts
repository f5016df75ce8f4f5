import type { ComponentType } from 'react';

/** What `npm run dev` adds to the page; the type alone, so that a build has nothing of it. */
export interface DevTools {
  /** At any table: what lies behind it. */
  readonly Inspector: ComponentType;
  /** At `/gallery`: every tile, token and control of every game. */
  readonly Gallery: ComponentType;
}
