import { CAUGHT_UP_BYTES, type Connection, FULL_BYTES } from './connection.ts';

/** What one client has asked for is dealt with at so many places at once. */
const AT_ONCE = 8;

/**
 * What a client has said and nobody has dealt with yet. While it waits, or while the client does not read what it was told,
 * nothing more is read from it: whoever asks much and listens to nothing waits for himself, not in our memory.
 */
export class Inbox {
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly connection: Connection;
  private underWay = 0;

  constructor(connection: Connection) {
    this.connection = connection;
    connection.onRead = () => this.advance();
  }

  add(work: () => Promise<void>): void {
    this.waiting.push(work);
    this.advance();
  }

  private advance(): void {
    const { connection, waiting } = this;
    if (!connection.open) {
      waiting.length = 0;
      return;
    }
    while (waiting.length > 0 && this.underWay < AT_ONCE && connection.unsent < FULL_BYTES) {
      const work = waiting.shift() as () => Promise<void>;
      this.underWay++;
      void work().finally(() => {
        this.underWay--;
        this.advance();
      });
    }
    if (waiting.length > 0 || connection.unsent >= FULL_BYTES) connection.stopReading();
    else if (connection.unsent <= CAUGHT_UP_BYTES) connection.readOn();
  }
}
