import { type ChildProcess, fork } from 'node:child_process';
import { compiled } from '../work/compiled.ts';
import type { FromServer, TrialServer } from './messages.ts';

/** A server in another process: it can be killed at any moment. */
export class ServerProcess {
  private readonly child: ChildProcess;
  readonly url: Promise<string>;
  readonly gone: Promise<void>;

  constructor(told: TrialServer) {
    this.child = fork(compiled('trial/process.js'), [JSON.stringify(told)], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    this.gone = new Promise((resolve) => this.child.once('exit', () => resolve()));
    this.url = new Promise((resolve, reject) => {
      this.child.on('message', (message: FromServer) => message.type === 'ready' && resolve(message.url));
      this.child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready`)));
    });
    this.url.catch(() => {});
  }

  measure(): Promise<Extract<FromServer, { type: 'measured' }>> {
    return new Promise((resolve) => {
      const heard = (message: FromServer) => {
        if (message.type !== 'measured') return;
        this.child.off('message', heard);
        resolve(message);
      };
      this.child.on('message', heard);
      this.child.send('measure');
    });
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.send('stop');
    await this.gone;
  }
}
