import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { Module } from '../ports/module.ts';
import { Refused } from '../security/refused.ts';
import type { Deps } from './deps.ts';

const built = (): string => fileURLToPath(new URL('../../../app/dist/client', import.meta.url));

/** The built web client: its files, and its page for every address of a page. Without a client the server serves tables only. */
export const clientModule: Module<Deps> = async (app, { config, log }) => {
  const folder = config.webFolder ?? built();
  const there = existsSync(join(folder, 'index.html'));
  if (!there) log.warn({ folder }, 'there is no web client to serve');
  else {
    // The build has laid compressed copies beside the files.
    const options = { root: folder, cacheControl: false, preCompressed: true, setHeaders: cached };
    await app.register(files, { ...options, serve: false });
    await app.register(async (inner) => {
      inner.decorate('guardOfRoutes', 'page');
      await inner.register(files, { ...options, wildcard: true, decorateReply: false });
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (there && reading && isPage(request.params)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').sendFile('index.html');
    }
    throw new Refused(404, 'notFound', 'there is nothing here');
  });
};

function cached(reply: FastifyReply, path: string): void {
  // Names of assets hold a digest of what is in them.
  const forever = /[/\\]assets[/\\]/.test(path);
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Addresses of pages have no extension, or lie where the page itself looks names up. The path is the one the router has read. */
function isPage(params: unknown): boolean {
  const path = `/${(params as { '*'?: string })['*'] ?? ''}`;
  if (path.startsWith('/api/')) return false;
  return !/\.[^/]*$/.test(path) || /^\/(game|rules|table)\//.test(path);
}
