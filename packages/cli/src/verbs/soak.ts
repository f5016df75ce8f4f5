import type { Soaked } from '@binario/trials';
import { oneOf, whole } from '../args.ts';
import { temporaryPostgres } from '../online/postgres.ts';
import { trials } from '../online/trials.ts';
import type { Verb } from '../verb.ts';

/** Memory may grow by so much from the first to the last quarter: what is loaded once, and the noise of cleaning up. */
const FLAT = { times: 1.1, mb: 20 };

/** `binario soak`: lets quick bots play on one server for a long time. */
export const soak: Verb = {
  name: 'soak',
  summary: 'lets quick bots play game after game on one server, looks at its memory, and verifies every stored game',
  positionals: [],
  options: {
    actions: { type: 'string', value: 'N', help: 'so many actions at least; 2000000 unless said' },
    minutes: { type: 'string', value: 'M', help: 'so many minutes at least; 40 unless said' },
    most: { type: 'string', value: 'M', help: 'ends after so many minutes in any case' },
    tables: { type: 'string', value: 'T', help: 'so many tables at once; 24 unless said' },
    store: { type: 'string', value: 'S', help: 'sqlite, which is usual, or postgres: one made for this' },
  },
  notes: [
    'All traffic stays on this machine. Ends with 1 after an error, a broken table, memory that grows, or too few actions.',
    `Memory is flat when the median of its last quarter is at most ${FLAT.times} times that of the first and ${FLAT.mb} MB, after cleaning up.`,
  ],
  async run(args, io) {
    const actions = whole(args, 'actions', 1) ?? 2_000_000;
    const minutes = whole(args, 'minutes', 0) ?? 40;
    const mostMinutes = whole(args, 'most', 0) ?? Number.POSITIVE_INFINITY;
    const tables = whole(args, 'tables', 1, 1000) ?? 24;
    const kind = oneOf(args, 'store', ['sqlite', 'postgres']) ?? 'sqlite';
    const { soak: run } = await trials();
    const made = kind === 'postgres' ? await temporaryPostgres() : undefined;
    try {
      const result = await run({
        actions,
        minutes,
        mostMinutes,
        tables,
        ...(made && { databaseUrl: made.url }),
        onProgress: (line) => io.progress(line),
      });
      for (const problem of result.problems) io.print(`problem: ${problem}`);
      for (const { table, problem } of result.checked.broken) io.print(`${table}: ${problem}`);
      const { held, resident, checked } = result;
      const quarters = (of: Soaked['held']) =>
        `first quarter ${mb(of.first)}, last quarter ${mb(of.last)}, most ${mb(of.most)}`;
      io.print(`memory held: ${quarters(held)}; resident: ${quarters(resident)}`);
      io.print(`verified: ${checked.tables} tables, ${checked.records} records, ${checked.actions} actions replayed`);
      const flat = held.last <= held.first * FLAT.times + FLAT.mb;
      const { errors } = result;
      const broken = checked.broken.length;
      io.print(
        `${result.actions} actions, ${result.games} games ended, ${result.minutes.toFixed(1)} min, memory ${flat ? 'flat' : 'GROWS'}, ${errors} errors, ${broken} broken tables`,
      );
      return flat && errors === 0 && broken === 0 && result.actions >= actions ? 0 : 1;
    } finally {
      await made?.end();
    }
  },
};

const mb = (value: number): string => `${value.toFixed(0)} MB`;
