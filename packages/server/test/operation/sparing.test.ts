import { expect, it } from 'vitest';
import { createLogger } from '../../src/log/logger.ts';
import { sparing } from '../../src/log/sparing.ts';
import { DatabaseAway } from '../../src/ports/away.ts';

it('tells the same trouble with the database a few times, then now and then, and everything else always', () => {
  const lines: { message: string; leftOut?: number; err?: { message: string } }[] = [];
  let time = 0;
  const log = sparing(createLogger({ level: 'info', write: (line) => lines.push(JSON.parse(line)) }), () => time);
  const err = new DatabaseAway('gone');
  for (let i = 0; i < 1_000; i++) log.error({ err, table: `${i}` }, 'a command failed');
  log.child({ part: 'other' }).error({ err }, 'a command failed');
  log.warn({ err }, 'no snapshot written');
  for (let i = 0; i < 5; i++) log.error({ err: new Error('ours') }, 'a command failed');
  log.debug({ err }, 'not for this level');
  time = 10_000;
  log.error(err, 'a command failed');
  const told = lines.map(({ message, leftOut, err: error }) => [message, error?.message, leftOut]);
  expect(told).toEqual([
    ...Array(3).fill(['a command failed', 'gone', undefined]),
    ['no snapshot written', 'gone', undefined],
    ...Array(5).fill(['a command failed', 'ours', undefined]),
    ['a command failed', 'gone', 998],
  ]);
  log.level = 'silent';
  log.error('nothing');
  expect(lines).toHaveLength(10);
});
