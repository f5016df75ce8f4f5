import { Refused } from '../security/refused.ts';

/** How many may import games at the same time. */
export interface ImportLimits {
  /** How many people of one address may import at the same time; of one account it is one. */
  readonly importsPerAddress: number;
  /** How many files may wait for their turn, of all people. */
  readonly importsWaiting: number;
}

const SOON_S = 5;
const LATER_S = 30;

/**
 * Games from files, one after the other: to check one is the longest work anybody can ask for. Whoever is too many is told so
 * before his file is read. Counted by each node for itself.
 */
export class Imports {
  private readonly limits: ImportLimits;
  private readonly accounts = new Set<string>();
  private readonly addresses = new Map<string, number>();
  /** Whose file waits or is being checked: that goes on when somebody hangs up. */
  private readonly working = new Set<string>();
  private readonly queue: (() => void)[] = [];
  private running = false;

  constructor(limits: ImportLimits) {
    this.limits = limits;
  }

  /** Files that wait for their turn. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Somebody comes with a file. What is returned is called, once, when he has gone. */
  enter(account: string, address: string): () => void {
    const same = this.addresses.get(address) ?? 0;
    if (this.accounts.has(account) || this.working.has(account)) {
      throw new Refused(429, 'tooMuch', 'imports: one at a time', SOON_S);
    }
    if (same >= this.limits.importsPerAddress) {
      throw new Refused(429, 'tooMuch', 'imports: too many from this address', SOON_S);
    }
    this.accounts.add(account);
    this.addresses.set(address, same + 1);
    return () => {
      this.accounts.delete(account);
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    };
  }

  /** Does the work when all before it is done. A file whose sender has hung up before its turn is not looked at. */
  async run<R>(account: string, gone: AbortSignal, work: () => Promise<R>): Promise<R> {
    if (this.queue.length >= this.limits.importsWaiting) {
      throw new Refused(503, 'busy', 'imports: too many are waiting', LATER_S);
    }
    this.working.add(account);
    try {
      await this.turn();
      try {
        if (gone.aborted) throw new Refused(499, 'gone', 'imports: nobody waits for the answer');
        return await work();
      } finally {
        this.advance();
      }
    } finally {
      this.working.delete(account);
    }
  }

  private turn(): Promise<void> {
    return new Promise((begin) => {
      this.queue.push(begin);
      if (!this.running) this.advance();
    });
  }

  private advance(): void {
    const next = this.queue.shift();
    this.running = next !== undefined;
    next?.();
  }
}
