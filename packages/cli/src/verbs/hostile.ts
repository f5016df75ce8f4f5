import { oneOf, whole } from '../args.ts';
import { usualGame } from '../games/registry.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

/** `binario hostile`: attacks a server of its own. */
export const hostile: Verb = {
  name: 'hostile',
  summary:
    'attacks a server of its own with broken, huge, forged and misplaced inputs, and looks whether anything changed',
  positionals: [],
  options: {
    inputs: { type: 'string', value: 'N', help: 'requests and socket messages; 20000 unless said' },
    minutes: { type: 'string', value: 'M', help: 'stops then, and says how many inputs it was' },
    seed: { type: 'string', value: 'S', help: 'the same seed gives the same inputs' },
    store: { type: 'string', value: 'S', help: 'sqlite, which is usual, or postgres: one made for this' },
  },
  notes: [
    'All traffic stays on this machine. Ends with 1 after a crash, a 5xx, a leak or a changed table.',
    'Then sockets that never read, other spellings of addresses, a flood of imports and a clock that is set.',
  ],
  async run(args, io) {
    const inputs = whole(args, 'inputs', 1) ?? 20_000;
    const minutes = whole(args, 'minutes', 1);
    const seed = whole(args, 'seed', 0) ?? io.anySeed();
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const { hostile: run } = await trials();
    const made = kind === 'postgres' ? await temporaryPostgres() : undefined;
    try {
      io.print(`seed ${seed}`);
      const result = await run({
        game: usualGame,
        inputs,
        ...(minutes !== undefined && { minutes }),
        seed,
        ...(made === undefined ? {} : { databaseUrl: made.url }),
        progress: (done) => io.progress(done),
      });
      for (const fault of result.faults) io.print(fault);
      for (const line of result.figures) io.print(line);
      const answers = Object.entries(result.statuses).map(([status, count]) => `${status} ${count}x`);
      io.print(`answers: ${answers.join(', ')}`);
      const { serverErrors, changedTables, faults, memory } = result;
      const { first, last, most } = memory;
      io.print(
        `memory: first quarter ${first.toFixed(0)} MB, last quarter ${last.toFixed(0)} MB, most ${most.toFixed(0)} MB`,
      );
      io.print(
        `${result.inputs} inputs, ${serverErrors} server errors, ${changedTables} changed tables, ${faults.length} faults`,
      );
      return faults.length > 0 ? 1 : 0;
    } finally {
      await made?.end();
    }
  },
};
