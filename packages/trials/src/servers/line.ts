import { createServer, type Server, type Socket, connect as tcp } from 'node:net';

/** `ReadyForQuery`, with which PostgreSQL says that a statement is done and committed. */
const DONE = Buffer.from([0x5a, 0, 0, 0, 5]);
const NOTIFICATION = 0x41;
const APPENDS = /insert into journal/;
const LISTENER = 'binario listener';

/** One connection of a server to its database. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  listens: boolean;
  /** A record is on its way; its answer will not arrive. */
  doomed: boolean;
  /** What waits while the line is held up: each way its own. */
  readonly held: { readonly to: Socket; readonly bytes: Buffer }[];
  /** Of a message that has not come whole yet. */
  rest: Buffer;
}

/** The line between one server and its PostgreSQL. It can be cut in ways that a real one is. */
export class Line {
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private readonly target: URL;
  private holding = false;
  private cutsLeft = 0;
  /** Notifications vanish, everything else arrives. */
  deaf = false;
  /** Answers to commits that were cut off. */
  cuts = 0;
  readonly url: string;

  private constructor(server: Server, target: URL, port: number) {
    this.server = server;
    this.target = target;
    const url = new URL(target.href);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    this.url = url.href;
    server.on('connection', (socket) => this.join(socket));
  }

  static to(databaseUrl: string): Promise<Line> {
    const server = createServer();
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        resolve(new Line(server, new URL(databaseUrl), port));
      });
    });
  }

  /** Nothing arrives any more, either way, and nobody is told. */
  hold(): void {
    this.holding = true;
  }

  /** What was on its way arrives after all, late; or all connections are found dead. */
  heal(arrives: boolean): void {
    this.holding = false;
    for (const pair of this.pairs) {
      if (!arrives) this.part(pair);
      for (const { to, bytes } of pair.held.splice(0)) if (arrives && to.writable) to.write(bytes);
      // Whoever hung up meanwhile is heard of now.
      if (pair.near.destroyed || pair.far.destroyed) this.hungUp(pair);
    }
  }

  /** The answers to the next so many appends are lost together with the connection, after they were committed. */
  cutNext(appends: number): void {
    this.cutsLeft = appends;
  }

  close(): void {
    this.server.close();
    for (const pair of this.pairs) this.part(pair);
  }

  private join(near: Socket): void {
    const far = tcp(Number(this.target.port), this.target.hostname);
    const pair: Pair = { near, far, listens: false, doomed: false, held: [], rest: Buffer.alloc(0) };
    this.pairs.add(pair);
    near.on('data', (bytes: Buffer) => this.asked(pair, bytes));
    far.on('data', (bytes: Buffer) => this.answered(pair, bytes));
    for (const end of [near, far]) {
      end.setNoDelay(true);
      end.on('error', () => {});
      // A line that is held up tells nobody that the other end is gone.
      end.on('close', () => !this.holding && this.part(pair));
    }
  }

  /** What was sent last still arrives. */
  private hungUp(pair: Pair): void {
    this.pairs.delete(pair);
    pair.near.end();
    pair.far.end();
  }

  private part(pair: Pair): void {
    this.pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }

  private pass(pair: Pair, to: Socket, bytes: Buffer): void {
    if (this.holding) pair.held.push({ to, bytes });
    else if (to.writable) to.write(bytes);
  }

  private asked(pair: Pair, bytes: Buffer): void {
    const text = bytes.toString('latin1');
    if (text.includes(LISTENER)) pair.listens = true;
    if (this.cutsLeft > 0 && !pair.doomed && APPENDS.test(text)) {
      this.cutsLeft--;
      pair.doomed = true;
    }
    this.pass(pair, pair.far, bytes);
  }

  private answered(pair: Pair, bytes: Buffer): void {
    if (pair.doomed) {
      pair.rest = Buffer.concat([pair.rest, bytes]);
      if (!pair.rest.includes(DONE)) return;
      this.cuts++;
      this.part(pair);
    } else if (pair.listens && (this.deaf || pair.rest.length > 0)) this.sift(pair, bytes);
    else this.pass(pair, pair.near, bytes);
  }

  /** Lets everything through but notifications. */
  private sift(pair: Pair, bytes: Buffer): void {
    let rest = Buffer.concat([pair.rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      if (!(this.deaf && rest[0] === NOTIFICATION)) this.pass(pair, pair.near, rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    pair.rest = rest;
  }
}
