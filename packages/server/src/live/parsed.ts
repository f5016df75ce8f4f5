import { type ClientMessage, clientMessageSchema } from '@binario/protocol';

/** A message of a client, or what is wrong with it. */
export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly problem: string; readonly id?: number };

/** What a client said, or what is wrong with it and which message it was. */
export function parsed(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not JSON' };
  }
  const read = clientMessageSchema.safeParse(value);
  if (read.success) return { ok: true, message: read.data };
  const id = (value as { id?: unknown } | null)?.id;
  const issue = read.error.issues[0];
  const problem = `${(issue?.path ?? []).map(String).join('.').slice(0, 80)}: ${(issue?.message ?? 'wrong').slice(0, 100)}`;
  return { ok: false, problem, ...(Number.isSafeInteger(id) && { id: id as number }) };
}
