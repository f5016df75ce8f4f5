import type { FastifyRequest } from 'fastify';
import { Refused } from '../security/refused.ts';
import { BadPasskey, type Place } from '../security/webauthn.ts';
import type { Parts } from './parts.ts';

/** The page as the browser names it: by configuration, or as it was asked for. */
export function placeOf(request: FastifyRequest, { config }: Parts): Place {
  const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { origin, host: hostname };
}

/** Does what a passkey is needed for. One that is not accepted is refused, and the security log tells why. */
export async function judged<R>(
  request: FastifyRequest,
  { security }: Parts,
  account: string | undefined,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadPasskey)) throw error;
    security('passkeyFailed', { account, address: request.ip, what: error.message });
    const status = account === undefined ? 401 : 403;
    throw new Refused(status, 'wrongPasskey', `this passkey is not accepted: ${error.message}`);
  }
}
