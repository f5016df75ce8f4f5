import { readFileSync } from 'node:fs';
import type { Line } from '@binario/kernel';
import { expect, it } from 'vitest';
import { isNoted, type OlderEvent } from '../text/noted.ts';

interface Sample {
  readonly event: OlderEvent;
  readonly line: Pick<Line, 'key' | 'params'> | null;
}

/** Tests that one event of every kind such a file ever emitted makes the line it made then, or none. */
export function testOlderEvents(lineOfOlder: (event: OlderEvent) => Line | undefined, file: string): void {
  const samples = JSON.parse(readFileSync(file, 'utf8')) as readonly Sample[];

  it('make the lines they made then', () => {
    const lines = samples.map(({ event }) => {
      const { key, params } = lineOfOlder(event) ?? {};
      return { event, line: key === undefined ? null : { key, params } };
    });
    expect(lines).toEqual(samples);
  });

  it('begin a part of the log with a round', () => {
    const rounds = samples.filter(({ event }) => isNoted(event) && event.note === 'operatingRound');
    expect(rounds.map(({ event }) => lineOfOlder(event)?.heading)).toEqual([true]);
  });
}
