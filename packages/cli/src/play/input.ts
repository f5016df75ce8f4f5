import type { Io } from '../io.ts';

/** Words typed, one after another: several answers may stand in one line. Undefined when there is no more input. */
export class Input {
  private readonly lines: AsyncIterator<string>;
  private words: string[] = [];

  constructor(private readonly io: Io) {
    this.lines = io.lines[Symbol.asyncIterator]();
  }

  /** The next word; asks for a line if none is left. Blank lines are passed over. */
  async word(prompt: string): Promise<string | undefined> {
    while (this.words.length === 0) {
      const line = await this.line(prompt);
      if (line === undefined) return undefined;
      this.words = line.split(/\s+/).filter((word) => word !== '');
    }
    return this.words.shift();
  }

  /** What is left of the line. */
  rest(): string {
    const rest = this.words.join(' ');
    this.words = [];
    return rest;
  }

  /** Forgets what is left of the line: it was meant for another question. */
  drop(): void {
    this.words = [];
  }

  /** Nothing more will be read. */
  async close(): Promise<void> {
    await this.lines.return?.();
  }

  /** A whole line. */
  async line(prompt: string): Promise<string | undefined> {
    this.io.prompt(prompt);
    const { value, done } = await this.lines.next();
    if (done) return undefined;
    // A transcript should show what was typed.
    if (!this.io.interactive) this.io.print(value);
    return value;
  }
}
