/** PostgreSQL takes no more in one notification. */
const LONGEST_BYTES = 7_900;
/** Words that wait; older ones are worth less than new ones. */
const MOST_WAITING = 1_000;

/** Words between nodes that need not be kept. What gathers while one message is on its way goes with the next. */
export class Gossip {
  private readonly listeners: ((text: string) => void)[] = [];
  private readonly send: (words: readonly string[]) => Promise<unknown>;
  private waiting: string[] = [];
  private sending: Promise<void> | undefined;

  constructor(send: (words: readonly string[]) => Promise<unknown>) {
    this.send = send;
  }

  onHeard(listener: (text: string) => void): void {
    this.listeners.push(listener);
  }

  heard(text: string): void {
    for (const listener of this.listeners) listener(text);
  }

  /** Resolves when it was said, with whatever else there was to say; rejects when it was not. */
  async say(text: string): Promise<void> {
    if (Buffer.byteLength(text) > LONGEST_BYTES) return;
    if (this.waiting.length >= MOST_WAITING) this.waiting.shift();
    this.waiting.push(text);
    this.sending ??= this.sayAll().finally(() => {
      this.sending = undefined;
    });
    await this.sending;
  }

  private async sayAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const words = this.waiting;
      this.waiting = [];
      await this.send(words);
    }
  }
}
