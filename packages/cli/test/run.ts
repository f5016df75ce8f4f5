import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Io } from '../src/io.ts';
import { run } from '../src/program.ts';

export interface Outcome {
  readonly code: number;
  readonly out: readonly string[];
  readonly errors: readonly string[];
  readonly progress: readonly string[];
  /** The last line printed. */
  readonly last: string;
  readonly text: string;
}

/** Runs a command line as the program would, with these lines typed in. A word with blanks is one word. */
export async function binario(words: readonly string[], typed: readonly string[] = []): Promise<Outcome> {
  const out: string[] = [];
  const errors: string[] = [];
  const progress: string[] = [];
  const io: Io = {
    ...ioWith(typed),
    print: (line = '') => out.push(...line.split('\n')),
    complain: (line) => errors.push(line),
    progress: (line) => progress.push(line),
  };
  const code = await run(words, io);
  return { code, out, errors, progress, last: out.at(-1) ?? '', text: out.join('\n') };
}

/** A terminal at which these lines are typed, and of which nobody looks at the screen. */
export function ioWith(typed: readonly string[]): Io {
  let clock = 0;
  return {
    lines: (async function* () {
      yield* typed;
    })(),
    interactive: false,
    print: () => {},
    complain: () => {},
    progress: () => {},
    prompt: () => {},
    now: () => (clock += 100),
    cpu: () => (clock += 1),
    anySeed: () => 4711,
  };
}

/** A folder for this test only. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'binario-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export function fileWith(content: unknown, name = 'file.json'): string {
  const path = join(folder(), name);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}
