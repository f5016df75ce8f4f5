import type { Refusal } from '@binario/kernel';

/** What the server answered instead of what was wanted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The engine's own reason. */
    readonly refusal?: Refusal | undefined,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request to the server this page came from. Throws `ApiError`; without a server its code is `offline`. */
export async function api<R>(method: Method, path: string, body?: unknown): Promise<R> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new ApiError(0, 'offline', 'the server cannot be reached');
  });
  if (response.status === 204 || response.status === 202) return undefined as R;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as R;
  const {
    error = 'internal',
    message = response.statusText,
    refusal,
  } = (answer ?? {}) as { error?: string; message?: string; refusal?: Refusal };
  throw new ApiError(response.status, error, message, refusal);
}
