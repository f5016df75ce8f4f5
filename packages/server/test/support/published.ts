import { expect } from 'vitest';
import { z } from 'zod';

interface Described {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, Content> }> }>>;
  readonly components: { readonly schemas: { readonly Error: object } };
}
interface Content {
  readonly schema: object;
}

/** Whoever can ask a server something. */
export interface Asking {
  http<T>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: T }>;
}

export interface Asked {
  /** In place of `{id}` in the path. */
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
}

/** What a server publishes about its answers, and which of them were held against it. */
export class Published {
  private readonly document: Described;
  private readonly seen = new Set<string>();

  private constructor(document: Described) {
    this.document = document;
  }

  static async by(who: Asking): Promise<Published> {
    return new Published((await who.http<Described>('GET', '/openapi.json')).body);
  }

  /** What is published for an answer, as something that can judge one. Nothing is the form of no content. */
  form(method: string, path: string, status: number): z.ZodType {
    const responses = this.document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const response = responses[status] ?? responses[`${String(status)[0]}XX`];
    if (!response) throw new Error(`${method} ${path} says nothing about ${status}`);
    const schema = response.content?.['application/json']?.schema;
    if (!schema) return z.undefined();
    const whole = JSON.stringify(schema).replaceAll(
      JSON.stringify({ $ref: '#/components/schemas/Error' }),
      JSON.stringify(this.document.components.schemas.Error),
    );
    return z.fromJSONSchema(JSON.parse(whole));
  }

  /** Asks, and holds the answer against what is published for it. */
  async ask<T = unknown>(who: Asking, method: string, path: string, given: Asked = {}): Promise<T> {
    const { id = '', query = '', body } = given;
    const answer = await who.http<T>(method, path.replace('{id}', id) + query, body);
    const judged = this.form(method, path, answer.status).safeParse(answer.body);
    expect(judged.error?.issues ?? [], `${method} ${path} ${answer.status}`).toEqual([]);
    this.seen.add(`${method} ${path} ${Math.floor(answer.status / 100)}xx`);
    return answer.body;
  }

  /** The answers of success under these addresses, and those among them nobody has asked for. */
  left(...begin: readonly string[]): { readonly routes: readonly string[]; readonly unseen: readonly string[] } {
    const routes = Object.entries(this.document.paths)
      .filter(([path]) => begin.some((each) => path === each || path.startsWith(`${each}/`)))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path} 2xx`));
    return { routes, unseen: routes.filter((route) => !this.seen.has(route)) };
  }
}
