import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where the server of a data folder listens, for programs on the same machine. */
const schema = z.object({ url: z.string(), pid: z.number().int() });
/** Where a running server can be reached by commands on the same machine. */
export type Whereabouts = z.infer<typeof schema>;

const fileOf = (dataFolder: string): string => join(dataFolder, 'server.json');

/** Writes down where the server can be reached. */
export function writeWhereabouts(dataFolder: string, whereabouts: Whereabouts): void {
  const file = fileOf(dataFolder);
  // Whole or not at all: somebody may be reading.
  writeFileSync(`${file}.new`, `${JSON.stringify(whereabouts)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Reads where a server can be reached; nothing if none has written it down. */
export function readWhereabouts(dataFolder: string): Whereabouts | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Removes what this process wrote; another server may have written since. */
export function removeWhereabouts(dataFolder: string): void {
  if (readWhereabouts(dataFolder)?.pid === process.pid) rmSync(fileOf(dataFolder), { force: true });
}
