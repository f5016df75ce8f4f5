import type { DeliveryDetail } from '@binario/protocol';
import { type Answer, ForbiddenTarget } from '../security/outgoing.ts';

/** How an attempt to deliver ended. */
export type Outcome =
  | { readonly kind: 'sent'; readonly detail: string }
  /** Worth another attempt. */
  | { readonly kind: 'later'; readonly detail: string; readonly retryAfter?: number }
  /** This notice cannot be delivered. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** Nothing can be delivered there any more: the channel is switched off. */
  | { readonly kind: 'gone'; readonly detail: string };

/** What the receiver's answer means for a delivery: done, again later, or never. */
export function outcomeOfAnswer({ status, text, retryAfter }: Answer): Outcome {
  const detail = `${status} ${text.replace(/\s+/g, ' ').trim().slice(0, 200)}`.trim();
  if (status >= 200 && status < 300) return { kind: 'sent', detail: String(status) };
  if (status === 404 || status === 410) return { kind: 'gone', detail };
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { kind: 'later', detail, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  return { kind: 'refused', detail };
}

/** What a failed attempt means for a delivery: again later, or never. */
export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof ForbiddenTarget) return { kind: 'refused', detail: 'forbiddenAddress' satisfies DeliveryDetail };
  const { code, message } = error as NodeJS.ErrnoException;
  return { kind: 'later', detail: (code ?? message ?? 'unknown error').slice(0, 200) };
}
