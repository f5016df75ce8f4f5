import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Module } from '../ports/module.ts';
import { useErrorAnswers } from '../security/errorAnswer.ts';
import { serverOptions } from '../security/serverOptions.ts';
import { socketErrors } from '../security/socketErrors.ts';
import type { Deps } from './deps.ts';
import { modules as usual } from './modules.ts';

/** The server without its port: every module hangs its routes and hooks on it. */
export async function buildApp(deps: Deps, modules: readonly Module<Deps>[] = usual): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...serverOptions(config),
  }) as unknown as FastifyInstance;
  useErrorAnswers(app, log);
  await app.register(websocket, {
    // Pings are answered by the live module, which counts them.
    options: { maxPayload: config.frameLimit, perMessageDeflate: false, autoPong: false },
    errorHandler: socketErrors(log),
    // The plug-in would close the sockets before anybody could say farewell; the live module sees to them.
    preClose: (done) => done(),
  });
  for (const module of modules) await module(app, deps);
  return app;
}
