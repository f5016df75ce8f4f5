import type { Module } from '../../ports/module.ts';
import type { Deps } from '../deps.ts';
import { calendarRoute } from './calendar.ts';
import { doingRoutes } from './doing.ts';
import { makingRoutes } from './making.ts';
import { readingRoutes } from './reading.ts';

/** Tables by HTTP. Everything a person can do at one is a command, the same as by socket. */
export const tablesModule: Module<Deps> = (app, deps) => {
  makingRoutes(app, deps);
  readingRoutes(app, deps);
  doingRoutes(app, deps);
  calendarRoute(app, deps);
};
