import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import type { z } from 'zod';
import { type $ZodType, safeParse } from 'zod/v4/core';

declare module 'fastify' {
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
    /** Pages and files are no part of the described interface. */
    hide?: boolean;
  }
}

/**
 * Schemas at the door: a route names zod schemas (`schema: { body, querystring, params, response }`) and its handler sees only
 * what they let through. `app.withTypeProvider<ZodDoor>()` gives the handler their types; the description of the interface is
 * made from the same schemas.
 */
export interface ZodDoor extends FastifyTypeProvider {
  validator: this['schema'] extends $ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends $ZodType ? z.input<this['schema']> : unknown;
}

/** Is this a schema of zod? */
export const isZod = (given: unknown): given is $ZodType =>
  typeof given === 'object' && given !== null && '_zod' in given;

const validator: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!isZod(schema)) throw new Error(`the schema of ${httpPart ?? 'a route'} must be a zod schema`);
  return (data: unknown) => {
    const read = safeParse(schema, data);
    if (read.success) return { value: read.data };
    return { error: new BadInput(faultsOf(read.error, httpPart ?? 'body')) };
  };
};

/** The sender's mistake, in words for programmers; the status is set here because frameworks take 500 for the rest. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly statusCode = 400;
  readonly code = 'badInput';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('; '));
    this.faults = faults;
  }
}

const MOST_FAULTS = 5;

/** Where and what, never the value itself: it may be a password. */
function faultsOf(error: z.core.$ZodError, part: string): readonly string[] {
  return error.issues.slice(0, MOST_FAULTS).map(({ path, message }) => {
    const place = [part, ...path.map(String)].join('.').slice(0, 100);
    return `${place}: ${message.slice(0, 100)}`;
  });
}

/** Answers are written by us: they are typed, and need no second check in production. */
export function useSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
