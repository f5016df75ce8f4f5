import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FromServer, REFUSED, type ToServer, type TrialServer } from './messages.ts';

const ASKED_MS = 5_000;

/** Always compiled, also when the rest runs from the sources in a test: `src/servers` and `dist/servers` lie at the same depth. */
const PROGRAM = fileURLToPath(new URL('../../dist/servers/process.js', import.meta.url));

/** What a server has written to its log so far, and its memory. */
export interface Logged {
  readonly lines: number;
  /** How many of them tell of an error. */
  readonly errors: number;
  readonly rss: number;
}

/** A server in another process: it can be killed at any moment. */
export class ServerProcess {
  private readonly child: ChildProcess;
  readonly url: Promise<string>;
  /** How it ended: the exit code, or `refused` when it could not start and said why. */
  readonly ended: Promise<number | string | null>;
  readonly gone: Promise<void>;

  /** `program`: the compiled `process.js` of another release. */
  constructor(told: TrialServer, program = PROGRAM) {
    this.child = fork(program, [JSON.stringify(told)], {
      execArgv: [
        '--expose-gc',
        ...(told.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${told.profile}`]),
      ],
      env: { ...process.env, ...told.environment },
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    this.ended = new Promise((resolve) =>
      this.child.once('exit', (code, signal) => resolve(code === REFUSED ? 'refused' : (code ?? signal))),
    );
    this.gone = this.ended.then(() => {});
    this.url = new Promise((resolve, reject) => {
      this.child.on('message', (message: FromServer) => message.type === 'ready' && resolve(message.url));
      this.child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready`)));
    });
    this.url.catch(() => {});
  }

  measure(): Promise<Extract<FromServer, { type: 'measured' }>> {
    return this.asked('measure', 'measured');
  }

  /** Lines it has logged, and what it takes of the memory; -1 when it does not even answer that. */
  async logged(): Promise<Logged> {
    const late = sleep(ASKED_MS, { lines: -1, errors: 0, rss: 0 }, { ref: false });
    const gone = this.gone.then(() => ({ lines: 0, errors: 0, rss: 0 }));
    return Promise.race([this.asked('logged', 'logged'), gone, late]);
  }

  /** Holds the process up, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  /** Sets the time of day. */
  async step(ms: number): Promise<void> {
    await this.asked({ step: ms }, 'stepped');
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.send('stop');
    await this.gone;
  }

  private asked<T extends FromServer['type']>(question: ToServer, type: T): Promise<Extract<FromServer, { type: T }>> {
    return new Promise((resolve) => {
      const heard = (message: FromServer) => {
        if (message.type !== type) return;
        this.child.off('message', heard);
        resolve(message as Extract<FromServer, { type: T }>);
      };
      this.child.on('message', heard);
      if (this.child.connected) this.child.send(question, () => {});
    });
  }
}
