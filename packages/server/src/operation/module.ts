import type { AddressInfo } from 'node:net';
import { protocolVersion, release } from '@binario/protocol';
import { z } from 'zod';
import type { Module } from '../ports/module.ts';
import type { ZodDoor } from '../security/door.ts';
import { adminRoutes } from './adminRoutes.ts';
import type { OperationNeeds } from './needs.ts';
import { type Described, describeRoutes, openApi } from './openApi.ts';
import { removeWhereabouts, writeWhereabouts } from './whereabouts.ts';

const tags = ['operation'];
const PING_LIMIT = 2000;

/** For those who run the server: is it well, what does it do, where is it, how is it copied. Must come before other routes. */
export const operationModule: Module<OperationNeeds> = (app, needs) => {
  const { config, store, metrics } = needs;
  const routes = describeRoutes(app);
  const state = { stopping: false };

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.addHook('preClose', async () => {
    state.stopping = true;
  });
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') writeWhereabouts(config.dataFolder, whereabouts(address));
  });
  app.addHook('onClose', async () => removeWhereabouts(config.dataFolder));

  const door = app.withTypeProvider<ZodDoor>();
  const wellAnswer = z.object({ status: z.enum(['ok', 'stopping', 'noDatabase']) });
  const healthAnswer = z.object({ status: z.literal('ok'), version: z.string(), protocol: z.int() });

  door.get(
    '/health',
    {
      config: { guard: 'probe' },
      schema: {
        tags,
        summary: 'Does the process answer, and of which version is it?',
        response: { 200: healthAnswer },
      },
    },
    async () => ({ status: 'ok' as const, version: release, protocol: protocolVersion }),
  );

  door.get(
    '/ready',
    {
      config: { guard: 'probe' },
      schema: {
        tags,
        summary: 'May requests be sent here: database there, not stopping?',
        response: { 200: wellAnswer, 503: wellAnswer },
      },
    },
    async (_request, reply) => {
      if (state.stopping) return reply.code(503).send({ status: 'stopping' as const });
      if (!(await answers(() => store.ping()))) return reply.code(503).send({ status: 'noDatabase' as const });
      return reply.send({ status: 'ok' as const });
    },
  );

  door.get(
    '/metrics',
    { config: { guard: 'figures' }, schema: { tags, summary: 'Figures for Prometheus' } },
    async (_request, reply) => {
      return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );

  door.get('/openapi.json', { config: { guard: 'api' }, schema: { tags, summary: 'This description' } }, async () =>
    described(routes),
  );

  adminRoutes(app, needs);
};

const described = (routes: readonly Described[]): object => openApi(routes, release);

function whereabouts({ address, port, family }: AddressInfo): { url: string; pid: number } {
  const any = address === '0.0.0.0' || address === '::';
  const host = any ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return { url: `http://${host}:${port}`, pid: process.pid };
}

async function answers(question: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_LIMIT);
  });
  const asked = question().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
