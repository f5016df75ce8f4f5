import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { isZod } from '../security/door.ts';

type Part = 'body' | 'querystring' | 'params' | 'response';
type RouteSchema = Pick<FastifySchema, 'tags' | 'summary' | 'hide'> & Partial<Record<Part, unknown>>;

/** Written down as routes are added: method and address, and their schemas. */
export interface Described {
  readonly method: string;
  readonly url: string;
  readonly schema: RouteSchema;
}

/** Must be called before the routes are added. */
export function describeRoutes(app: FastifyInstance): readonly Described[] {
  const routes: Described[] = [];
  app.addHook('onRoute', ({ method, url, schema: given, websocket }: RouteOptions) => {
    // Files of the client are no part of the interface; the socket is, though its plug-in hides it.
    const schema: RouteSchema = { ...given, hide: url.endsWith('*') || (given?.hide === true && !websocket) };
    for (const each of [method].flat()) {
      // Fastify answers HEAD wherever it answers GET.
      if (each !== 'HEAD' && each !== 'OPTIONS') routes.push({ method: each, url, schema });
    }
  });
  return routes;
}

const ERROR = { $ref: '#/components/schemas/Error' };

/** The description of the interface, from the very schemas that guard it. */
export function openApi(routes: readonly Described[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes.filter(({ schema }) => schema.hide !== true)) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Binario',
      version,
      description: 'Tables, accounts and notices. What goes by socket: docs/protocol.md.',
    },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { type: 'string', description: 'a word for programs' },
            message: { type: 'string' },
            faults: { type: 'array', items: { type: 'string' } },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'binario' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** `/api/tables/:id` is written `/api/tables/{id}` there. */
export const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}');

function operationOf({ method, url, schema }: Described): object {
  const { tags, summary, body, querystring, params, response } = schema;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', querystring)];
  const undescribed = [...url.matchAll(/:(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => !parameters.some((each) => each.name === name && each.in === 'path'))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(tags ? { tags } : {}),
    ...(summary ? { summary } : {}),
    ...(parameters.length + undescribed.length > 0 ? { parameters: [...parameters, ...undescribed] } : {}),
    ...(isZod(body) ? { requestBody: { required: true, content: content(jsonSchema(body, 'input')) } } : {}),
    responses: responsesOf(response),
    security: [{ session: [] }, { token: [] }, {}],
  };
}

/** A request may always be refused; what a route says of its own refusals (`4xx`) comes beside the common form. */
function responsesOf(response: unknown): object {
  const { '4xx': refused, ...given } = (response ?? {}) as Record<string, unknown>;
  const answers = Object.entries(given).map(([status, schema]) => [status, responseOf(status, schema)]);
  const refusal = isZod(refused) ? { anyOf: [jsonSchema(refused, 'output'), ERROR] } : ERROR;
  return {
    ...(answers.length === 0 ? { 200: { description: 'done' } } : Object.fromEntries(answers)),
    '4XX': { description: 'refused', content: content(refusal) },
  };
}

function responseOf(status: string, schema: unknown): object {
  if (!isZod(schema)) return { description: 'done' };
  const { description = 'done', ...rest } = jsonSchema(schema, 'output') as { description?: string };
  // Only 204 has no body: with any other status null is written out.
  return status === '204' ? { description } : { description, content: content(rest) };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

function parametersOf(where: 'path' | 'query', schema: unknown): readonly Parameter[] {
  if (!isZod(schema)) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}

function jsonSchema(schema: $ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // In a description it would mean something else: may not be sent.
    override: ({ jsonSchema: made }) => {
      delete made.readOnly;
    },
  });
  return rest;
}

const content = (schema: unknown): object => ({ 'application/json': { schema } });
