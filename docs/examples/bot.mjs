// A player that is a program: it takes a free seat, waits for its turn and makes some legal move. It knows no rule.
//
//   node docs/examples/bot.mjs URL TOKEN TABLE [MOVES]
//
// It ends with the game, or after so many moves, and says how many it made.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [url = '', token = '', table = '', moves = 'Infinity'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket?protocol=2`, { headers });

/** @type {Map<number, (message: any) => void>} */
const waiting = new Map();
let lastId = 0;
let me = '';
let made = 0;
let deciding = false;
/** @type {any} */
let info;

/** @param {object} message */
function ask(message) {
  const id = ++lastId;
  socket.send(JSON.stringify({ ...message, id, table }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** @param {object} command */
const command = async (command) => (await ask({ type: 'command', command })).answer;

socket.on('message', async (data) => {
  const message = JSON.parse(String(data));
  switch (message.type) {
    case 'welcome': {
      me = message.you.id;
      setInterval(() => socket.send('{"type":"ping"}'), message.heartbeat * 1000);
      await ask({ type: 'watch' });
      break;
    }
    case 'table':
      info = message.info;
      // A seat of the owner's may be there already; otherwise a free one is taken.
      if (!info.seats.some((seat) => seat.user === me)) await command({ do: 'sit' });
      await decide();
      break;
    case 'delta':
      info = { ...(message.info ?? info), turn: message.turn };
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

async function decide() {
  if (info.status === 'ended') socket.close();
  const seat = info.seats.find((each) => each.user === me)?.seat;
  if (deciding || info.status !== 'playing' || !info.turn.actors.includes(seat)) return;
  deciding = true;
  const { version, choices } = await ask({ type: 'choices' });
  const open = (choices ?? []).filter(({ refusal }) => refusal === undefined).map(({ offer }) => offer);
  const offer = open[Math.floor(Math.random() * open.length)];
  if (offer) {
    const answer = await command({ do: 'act', version, key: randomUUID(), action: filledIn(offer) });
    if (answer.ok) made += 1;
    // Somebody was faster, or it was not legal after all: the next delta, or this question, comes again.
    else console.error(answer.code, answer.refusal?.rule ?? '');
  }
  deciding = false;
  if (made >= Number(moves)) socket.close();
  else if (offer) await decide();
}

/**
 * Any value of each domain.
 *
 * @param {Record<string, any>} offer
 */
function filledIn(offer) {
  return Object.fromEntries(
    Object.entries(offer).map(([field, domain]) => {
      if (domain?.oneOf) return [field, domain.oneOf[Math.floor(Math.random() * domain.oneOf.length)]];
      if (domain?.min !== undefined && domain?.max !== undefined) return [field, domain.min];
      return [field, domain !== null && typeof domain === 'object' && 'sample' in domain ? domain.sample : domain];
    }),
  );
}
