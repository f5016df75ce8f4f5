import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** A mail server on this machine: it takes letters, or answers with what it is told to answer. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Answer to the next recipients in place of `250`. */
  refuse: string | undefined;
  /** Waits until so many letters have come. */
  received(count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

export async function smtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const sink = { refuse: undefined as string | undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let buffer = '';
    let to = '';
    let data: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    const heard = (line: string) => {
      if (data !== undefined) {
        if (line !== '.') data += `${line}\n`;
        else {
          mails.push({ to, text: decoded(data) });
          data = undefined;
          say('250 taken');
          for (const wake of waiting.splice(0)) wake();
        }
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (command === 'DATA') data = '';
      const refused = command === 'RCPT' ? sink.refuse : undefined;
      say(refused ?? (command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine'));
    };
    socket.on('data', (part) => {
      buffer += part.toString('utf8');
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      for (const line of lines) heard(line);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async received(count: number) {
      while (mails.length < count) await new Promise<void>((wake) => waiting.push(wake));
      return mails;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  });
}

/** Headers and body with their encodings undone as far as these tests look at them. */
function decoded(data: string): string {
  const unfolded = data.replace(/=\n/g, '').replace(/=3D/g, '=');
  const split = unfolded.indexOf('\n\n');
  const [head, body] = [unfolded.slice(0, split), unfolded.slice(split + 2)];
  return /content-transfer-encoding: base64/i.test(head) ? `${head}\n\n${Buffer.from(body, 'base64')}` : unfolded;
}
