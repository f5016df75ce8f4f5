// A player that is a program: it takes a free seat, waits for its turn and makes some legal move. It knows no rule.
//
//   node docs/examples/dist/bot.js URL TOKEN TABLE [MOVES]
//
// It ends with the game, or after so many moves, and says how many it made. `npm run build` makes it out of `src/bot.ts`.
import { randomUUID } from 'node:crypto';
import type { Action, Choice, Offer } from '@binario/kernel';
import { type Answer, type ClientMessage, type Command, type ServerMessage, socketPath } from '@binario/protocol';
import { WebSocket } from 'ws';

type Reply = Extract<ServerMessage, { type: 'answer' | 'choices' }>;
type Question = Extract<ClientMessage, { id: number }>;
/** A message without what is added to each. */
type Unnumbered<M> = M extends unknown ? Omit<M, 'id' | 'table'> : never;

const [url = '', token = '', table = '', moves = 'Infinity'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const socket = new WebSocket(url.replace(/^http/, 'ws') + socketPath, { headers });

const waiting = new Map<number, (reply: Reply) => void>();
let lastId = 0;
let me = '';
let made = 0;
let deciding = false;
let info: Extract<ServerMessage, { type: 'table' }>['info'] | undefined;

function ask(message: Unnumbered<Question>): Promise<Reply> {
  const id = ++lastId;
  socket.send(JSON.stringify({ ...message, id, table }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function command(wish: Command): Promise<Answer> {
  const reply = await ask({ type: 'command', command: wish });
  if (reply.type !== 'answer') throw new Error('a command is answered');
  return reply.answer;
}

socket.on('message', async (data) => {
  const message = JSON.parse(String(data)) as ServerMessage;
  switch (message.type) {
    case 'welcome':
      me = message.you?.id ?? '';
      setInterval(() => socket.send('{"type":"ping"}'), message.heartbeat * 1000);
      await ask({ type: 'watch' });
      break;
    case 'table':
      info = message.info;
      // A seat of the owner's may be there already; otherwise a free one is taken.
      if (!info.seats.some((seat) => seat.user === me)) await command({ do: 'sit' });
      await decide();
      break;
    case 'delta':
      info = message.info ?? info;
      if (info) info = { ...info, turn: message.turn };
      await decide();
      break;
    case 'answer':
    case 'choices':
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      break;
    case 'bye':
      socket.close();
      break;
  }
});
socket.on('close', () => {
  console.log(`${made} moves`);
  process.exit(0);
});

async function decide(): Promise<void> {
  if (info?.status === 'ended') socket.close();
  const seat = info?.seats.find((each) => each.user === me)?.seat;
  if (deciding || info?.status !== 'playing' || seat === undefined || !info.turn.actors.includes(seat)) return;
  deciding = true;
  const asked = await ask({ type: 'choices' });
  const choices = asked.type === 'choices' ? (asked.choices as readonly Choice[]) : [];
  const open = choices.flatMap(({ offer, refusal }) => (refusal === undefined ? [offer] : []));
  const offer = open[Math.floor(Math.random() * open.length)];
  if (offer && asked.type === 'choices') {
    const { version } = asked;
    const answer = await command({ do: 'act', version, key: randomUUID(), action: filledIn(offer) });
    if (answer.ok) made += 1;
    // Somebody was faster, or it was not legal after all: the next delta, or this question, comes again.
    else console.error(answer.code, answer.refusal?.rule ?? '');
  }
  deciding = false;
  if (made >= Number(moves)) socket.close();
  else if (offer) await decide();
}

/** Any value of each domain. */
function filledIn(offer: Offer): Action {
  return Object.fromEntries(
    Object.entries(offer).map(([field, domain]) => [field, anyOf(domain)]),
  ) as unknown as Action;
}

function anyOf(domain: unknown): unknown {
  if (typeof domain !== 'object' || domain === null) return domain;
  if ('oneOf' in domain && Array.isArray(domain.oneOf)) {
    return domain.oneOf[Math.floor(Math.random() * domain.oneOf.length)];
  }
  if ('min' in domain && 'max' in domain) return domain.min;
  return 'sample' in domain ? domain.sample : domain;
}
