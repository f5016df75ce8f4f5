import type { Answer, CallName, Calls, Question, Told } from './calls.ts';

/** What the worker could not do; for people if it says how that is told. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    message: string,
    readonly told: Told | undefined,
  ) {
    super(message);
  }
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The engine as the page sees it: it lives in a worker, so nothing here ever blocks. */
export class Engine {
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly worker: Worker) {
    this.worker.addEventListener('message', (event: MessageEvent<Answer>) => this.settle(event.data));
  }

  ask<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['gives']> {
    const id = this.next++;
    const question: Question<K> = { id, name, args };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage(question);
    });
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new EngineError(answer.error, answer.told));
    else waiting?.resolve(answer.value);
  }
}

let only: Engine | undefined;

let startWorker: (() => Worker) | undefined;

/** Says once how the worker of this page is started; `serveWorker` runs in it. */
export function setWorker(start: () => Worker): void {
  startWorker = start;
}

/** One engine for the page, started when first needed. */
export function engine(): Engine {
  if (!startWorker) throw new Error('the page has no worker');
  only ??= new Engine(startWorker());
  return only;
}
