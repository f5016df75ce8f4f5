import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A recorded game, if those lie beside the project. */
export function recorded(name: string, skip: (why: string) => void): unknown {
  const folder = join(import.meta.dirname, '../../../../../shared/oracle/1849');
  if (!existsSync(folder)) skip('the recorded games are not beside the project (../shared/oracle/1849)');
  return JSON.parse(gunzipSync(readFileSync(join(folder, `${name}.json.gz`))).toString());
}
