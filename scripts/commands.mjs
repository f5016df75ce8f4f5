// Reads every command out of README, CONTRIBUTING and docs and runs it as written, in a clone of what is committed here: a page that tells
// people to type something that does not work is found. Long ones run with `--long` (`npm run long`), those that do not end by themselves
// are started, must say that they are ready, and are stopped. `--list` only shows what was read, and what is done with it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan } from './commands/plan.mjs';
import { commandsOf, pages } from './commands/read.mjs';
import { runCommand } from './commands/run.mjs';
import { root } from './workspaces.mjs';

const long = process.argv.includes('--long');
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const found = pages(root).flatMap((page) => commandsOf(root, page));
const wanted = found.filter(({ command }) => only.length === 0 || only.some((words) => command.includes(words)));

if (process.argv.includes('--list')) {
  for (const { page, line, command } of wanted) {
    const { kind, why } = plan(command);
    console.log(`${kind.padEnd(8)} ${page}:${line}  ${command}${why ? `   (${why})` : ''}`);
  }
} else {
  const clone = mkdtempSync(join(tmpdir(), 'binario-commands-'));
  let [passed, failed, left] = [0, 0, 0];
  try {
    spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone], { stdio: 'inherit' });
    const done = new Set();
    for (const [index, { page, line, block, command }] of wanted.entries()) {
      const { kind, why, ...how } = plan(command);
      if (kind === 'apart' || (kind === 'long' && !long)) {
        left += 1;
        console.log(`  left ${command} (${why ?? 'long'})`);
        continue;
      }
      if (done.has(command)) continue;
      done.add(command);
      const result = await runCommand(clone, command, how);
      // The next one finds the clone as it was, since some lay down files; but those of one block follow on each other.
      const next = wanted[index + 1];
      if (block === 0 || next?.block !== block || next.page !== page) {
        spawnSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
        spawnSync('git', ['clean', '--force', '-d', '--quiet'], { cwd: clone });
      }
      if (result.ok) passed += 1;
      else failed += 1;
      console.log(
        `  ${result.ok ? 'ok  ' : 'FAIL'} ${page}:${line} ${command} (${result.seconds} s)${result.ok ? '' : `\n${result.said}`}`,
      );
    }
  } finally {
    rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
  }
  if (process.env.BINARIO_COUNTS)
    writeFileSync(process.env.BINARIO_COUNTS, JSON.stringify({ passed, failed, skipped: left }));
  console.log(`${passed} passed, ${failed} failed, ${left} left for others`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
