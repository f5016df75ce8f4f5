import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../io.ts';
import { repository } from '../repository.ts';

/** A PostgreSQL for one trial: installed where need be, on loopback, gone afterwards. */
export async function temporaryPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const script = join(repository(), 'scripts', 'postgres.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const url of createInterface({ input: child.stdout })) {
    return {
      url,
      async stop() {
        child.stdin.end();
        await gone;
      },
    };
  }
  throw new Failure('PostgreSQL did not start');
}
