import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { harmless } from './harmless.ts';
import type { Io } from './io.ts';

/** Input and output of the process itself; tests have their own. */
export function terminal(): Io {
  const { stdin, stdout, stderr } = process;
  let onProgressLine = false;
  const clear = () => {
    if (onProgressLine) stderr.write('\r\x1b[K');
    onProgressLine = false;
  };
  // A reader that goes away (`| head`) is no error of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return {
    lines: { [Symbol.asyncIterator]: () => linesOf(stdin) },
    interactive: stdin.isTTY === true,
    print(line = '') {
      clear();
      stdout.write(`${harmless(line)}\n`);
    },
    complain(line) {
      clear();
      stderr.write(`${harmless(line)}\n`);
    },
    progress(line) {
      if (!stderr.isTTY) return;
      stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`);
      onProgressLine = true;
    },
    prompt: (text) => stdout.write(text),
    now: () => performance.now(),
    cpu() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    anySeed: () => randomInt(1, 1_000_000),
  };
}

/** Opened only by whoever reads, and closed with him: an open reader keeps the program alive. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const reader = createInterface({ input });
  try {
    yield* reader;
  } finally {
    reader.close();
  }
}
