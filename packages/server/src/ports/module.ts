import type { FastifyInstance } from 'fastify';

/**
 * A part of the server that hangs its routes and hooks on the app, with the `Needs` it declares and nothing else. Asynchronous
 * work of its own is ended in an `onClose` hook.
 */
export type Module<Needs> = (app: FastifyInstance, needs: Needs) => void | Promise<void>;
