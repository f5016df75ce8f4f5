import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { migrations } from '../../store/migrations/list.ts';
import { relationNames } from './relations.ts';

/**
 * A backup is a list of lines of JSON: a head, one line per row, and an end with counts and a digest over all that went
 * before, so that half a file is never taken for a whole one.
 */
export const headSchema = z.object({
  format: z.literal('binario.backup'),
  version: z.literal(1),
  migrations: z.array(z.string()),
  createdAt: z.number(),
});
/** A line of a backup with one row of one relation. */
export const rowSchema = z.tuple([z.enum(relationNames as [string, ...string[]]), z.record(z.string(), z.unknown())]);
/** The last line of a backup: how many rows it has, and their digest. */
export const endSchema = z.object({ end: z.literal(true), rows: z.record(z.string(), z.number()), digest: z.string() });

/** The first line of a backup. */
export type Head = z.infer<typeof headSchema>;
/** The last line of a backup. */
export type End = z.infer<typeof endSchema>;

/** Not whole, not ours, or not of this version. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

/** The migrations this server knows, by which a backup is compared with it. */
export const schemaNow = (): string[] => migrations.map(({ name }) => name);

/** Counts and digests lines as they pass. */
export class Tally {
  private readonly hash: Hash = createHash('sha256');
  readonly rows: Record<string, number> = Object.fromEntries(relationNames.map((name) => [name, 0]));

  line(text: string, relation?: string): void {
    this.hash.update(`${text}\n`);
    if (relation !== undefined) this.rows[relation] = (this.rows[relation] ?? 0) + 1;
  }

  end(): End {
    return { end: true, rows: this.rows, digest: this.hash.digest('hex') };
  }
}
