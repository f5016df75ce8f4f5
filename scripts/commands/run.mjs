import { spawn } from 'node:child_process';
import { filled } from './plan.mjs';

const MOST_MS = 3 * 3_600_000;
const TO_BE_READY_MS = 600_000;
const KEPT = 4000;

/**
 * Runs one command by a shell, as a reader would.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {Omit<import('./plan.mjs').Plan, 'kind' | 'why'>} how
 * @returns {Promise<{ ok: boolean, said: string, seconds: number }>}
 */
export function runCommand(cwd, command, { ready, env = {}, input = '', codes = [0] }) {
  const start = performance.now();
  const { npm_lifecycle_event: _, npm_config_loglevel: __, BINARIO_COUNTS: ___, ...outside } = process.env;
  // A group of its own: what the command starts is stopped with it.
  const child = spawn(filled(command), { cwd, shell: true, detached: true, env: { ...outside, ...env } });
  child.stdin.on('error', () => undefined).end(input);
  let said = '';
  let reached = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const listen = (/** @type {Buffer} */ chunk) => {
    said = (said + chunk).slice(-KEPT * 4);
    if (ready && !reached && ready.test(said)) {
      reached = true;
      stop('SIGTERM');
      setTimeout(() => stop('SIGKILL'), 15_000).unref();
    }
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const timer = setTimeout(() => stop('SIGKILL'), ready ? TO_BE_READY_MS : MOST_MS);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      const ok = ready ? reached : codes.includes(code ?? -1);
      resolve({ ok, said: said.slice(-KEPT), seconds: Math.round((performance.now() - start) / 1000) });
    });
  });
}
