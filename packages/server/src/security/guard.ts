import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/**
 * Who may knock at a route, and how often. What is asked of everybody, whatever the route: changes and sockets come from our
 * own page or with a token.
 *
 * - `page`: files of the client, which come in dozens
 * - `probe`: is the server well
 * - `figures`: as BINARIO_METRICS says
 * - `api`: limits per address and account, never cached
 * - `admin`: as `api`, with the token of the operator
 */
export type Guard = 'page' | 'probe' | 'figures' | 'api' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
  }
  interface FastifyInstance {
    /** For routes that a plug-in adds, which cannot name a guard themselves. */
    guardOfRoutes?: Guard;
  }
}

/** The server does not start with a route that nobody has thought about. Must be called before routes are added. */
export function demandGuards(app: FastifyInstance): void {
  app.addHook('onRoute', function (this: FastifyInstance, route: RouteOptions) {
    const guard = route.config?.guard ?? this.guardOfRoutes;
    if (guard === undefined) throw new Error(`the route ${[route.method].flat().join()} ${route.url} names no guard`);
    route.config = { ...route.config, guard };
  });
}

/**
 * The guard of the route that was found, never of the address as it was written: `/%61pi` and `http://host/api` lead to `/api`.
 * What leads nowhere is guarded like the rest of the interface, and so is whoever asks for a socket anywhere.
 */
export function guardOf({ is404, headers, routeOptions }: FastifyRequest): Guard {
  const { guard } = routeOptions.config;
  if (is404 || guard === undefined) return 'api';
  return guard === 'page' && headers.upgrade !== undefined ? 'api' : guard;
}
