import { newGuest } from '../servers/guest.ts';
import type { Door } from './doors.ts';
import { sendRaw } from './senders.ts';

/** Other ways to write the same address. The router reads some of them as the address itself, and none may be a way round. */
export const spellingsOf = (path: string): readonly string[] => [
  path,
  path.replace('/a', '/%61'),
  path.replace('/api', '/%61%70%69'),
  path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  `http://localhost${path}`,
  `HTTP://elsewhere.example.org${path}?x=1`,
  `/${path}`,
  path.replace('/api/', '/api//'),
  path.replace('/api', '/API'),
  `${path}/`,
  `/x/..${path}`,
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api%2F'),
  `${path};x`,
  `${path}?/health`,
  `${path}#/health`,
];

const EACH = 12;

/** Whose limits are these? As narrow as no server has them, so that they are reached soon. */
export const NARROW = { ratePerAddress: 100, rateSignIn: 5 };

/** Requests under other spellings, against the limits, the token of the operator and the question where they come from. */
export const spellings: Door = async (server) => {
  const url = await server.url;
  const faults: string[] = [];
  const send = async (method: string, path: string, headers: readonly string[]): Promise<number> => {
    const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers];
    const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
    return (await sendRaw(Number(new URL(url).port), { bytes, whole: true })).status;
  };
  const victim = await newGuest(url, 'Vera');
  const begun = performance.now();
  /** What a limit grants from the beginning until now, and two more: the clock runs while an answer is on its way. */
  const granted = (limit: number) => limit * (1 + (performance.now() - begun) / 60_000) + 2;

  const foreign = ['origin: https://evil.example.org', `cookie: ${victim.cookie}`, 'content-length: 0'];
  for (const path of spellingsOf('/api/account/sign-out')) {
    const status = await send('POST', path, foreign);
    if (status < 400) faults.push(`POST ${path} from another site: ${status}`);
  }
  let guesses = 0;
  let guessed = 0;
  for (const path of ['/api/admin/backup', '/metrics'].flatMap(spellingsOf)) {
    // Behind a proxy: whoever asks for figures from this machine itself need not guess.
    const wrong = [`authorization: Bearer ${'x'.repeat(43)}`, 'x-forwarded-for: 203.0.113.9'];
    const status = await send('GET', path, wrong);
    guesses += 1;
    if (status === 401 || (status === 403 && path.includes('metrics'))) guessed += 1;
  }
  const few = granted(NARROW.rateSignIn);
  if (guessed > few)
    faults.push(`${guessed} guesses of the operator's token were looked at, ${Math.floor(few)} are granted`);

  let asked = 0;
  let answered = 0;
  for (const path of spellingsOf('/api/account')) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
      for (let i = 0; i < EACH; i++) {
        const status = await send(method, path, method === 'POST' ? ['content-length: 0'] : []);
        asked += 1;
        if (status !== 429) answered += 1;
      }
    }
  }
  const most = granted(NARROW.ratePerAddress);
  if (answered > most) faults.push(`${answered} of ${asked} requests passed a limit of ${Math.floor(most)}`);
  return {
    figures: `other spellings: ${answered} of ${asked} requests answered, ${guessed} of ${guesses} guesses looked at`,
    faults,
  };
};
