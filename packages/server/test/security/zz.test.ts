import { it } from 'vitest';
import { hostileTrial } from '../../src/security/hostile/trial.ts';
import { testServer } from '../support/server.ts';

it('x', async () => {
  const on = await testServer({ kind: (process.env.BINARIO_TEST_KIND ?? 'postgres') as 'postgres' });
  const { store, config } = on.server.deps;
  const t = Date.now();
  const say = (x: unknown) => process.stderr.write(`${Date.now() - t} ${JSON.stringify(x)}\n`);
  const result = await hostileTrial({
    url: on.url,
    store,
    inputs: 3000,
    seed: 1849,
    frameLimit: config.frameLimit,
    progress: say,
  });
  say(result);
  say(on.logged.slice(0, 3));
  await on.close();
  say('closed');
});
