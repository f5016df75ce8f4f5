import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { accountsModule } from '../../src/accounts/module.ts';
import { sessionsOf } from '../../src/accounts/sessions.ts';
import { type Config, configWith } from '../../src/config/config.ts';
import type { Deps } from '../../src/http/deps.ts';
import { createLogger } from '../../src/log/logger.ts';
import { noticesModule } from '../../src/notices/module.ts';
import { createMetrics } from '../../src/operation/metrics.ts';
import { operationModule } from '../../src/operation/module.ts';
import { useErrorAnswers } from '../../src/security/errorAnswer.ts';
import { securityModule } from '../../src/security/module.ts';
import { securityLogOf } from '../../src/security/securityLog.ts';
import { serverOptions } from '../../src/security/serverOptions.ts';
import type { NewsListener } from '../../src/tables/news.ts';
import type { OpenedStore } from './stores.ts';

/** The modules of people and operation on a real database, without games. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Time goes by in `time`; `step` is how far the time of day was set apart from it. */
  readonly clock: { time: number; step: number };
  readonly logged: string[];
  readonly renamed: [string, string][];
  readonly news: Set<NewsListener>;
  readonly visitor: () => Visitor;
  close(): Promise<void>;
}

export async function platform(opened: OpenedStore, changes: Partial<Config> = {}): Promise<Platform> {
  const { store, folder } = opened;
  const clock = { time: Date.UTC(2026, 0, 1), step: 0 };
  const logged: string[] = [];
  const renamed: [string, string][] = [];
  const news = new Set<NewsListener>();
  const limits = { rateSignIn: 1000, ratePerAccount: 100_000, ratePerAddress: 100_000 };
  const config = configWith({ dataFolder: folder, port: 0, ...limits, ...changes });
  const log = createLogger({ level: 'trace', secrets: config.secrets, write: (line) => void logged.push(line) });
  const parts = { store, config, clock: { now: () => clock.time + clock.step, steady: () => clock.time } };
  const tables = {
    rename: async (user: string, name: string) => void renamed.push([user, name]),
    onNews: (listener: NewsListener) => {
      news.add(listener);
      return () => news.delete(listener);
    },
  } as unknown as Deps['tables'];
  const live = { sockets: 0 } as Deps['live'];
  const metrics = createMetrics(config.node);
  const deps = {
    ...parts,
    log,
    sessions: sessionsOf(parts),
    tables,
    live,
    security: securityLogOf(config, log, metrics.security),
    metrics,
  } as unknown as Deps;
  const app = Fastify({ loggerInstance: log, ...serverOptions(config) });
  useErrorAnswers(app, log);
  for (const module of [securityModule, operationModule, accountsModule, noticesModule]) await module(app, deps);
  await app.ready();
  return { app, deps, clock, logged, renamed, news, visitor: () => new Visitor(app), close: () => app.close() };
}

/** A browser: keeps its cookie. */
export class Visitor {
  cookie = '';
  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: InjectOptions['headers'] = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...cookie, ...headers },
      ...(payload ? { payload } : {}),
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().at(-1);
    if (set !== undefined) this.cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
    return answer;
  }

  get = (url: string) => this.ask('GET', url);
  post = (url: string, payload: object = {}) => this.ask('POST', url, payload);

  async guest(name: string): Promise<string> {
    return (await this.post('/api/account/guest', { name })).json().id;
  }

  async member(name: string, password = 'a long password'): Promise<string> {
    return (await this.post('/api/account/register', { name, password })).json().id;
  }

  async name(): Promise<string | undefined> {
    return (await this.get('/api/account')).json().account?.name;
  }
}
