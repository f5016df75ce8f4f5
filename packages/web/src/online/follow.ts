import type { StandingOrders } from '@binario/kernel';
import {
  type Answer,
  type Command,
  type DeltaMessage,
  type ExportedTable,
  protocolVersion,
  type ServerMessage,
  type TableInfo,
  type TableMessage,
} from '@binario/protocol';
import { engine } from '../engine/client.ts';
import type { GameFile, Seat } from '../model/gameFile.ts';
import { rememberedPlans } from '../store/plans.ts';
import { follow, openRemote, stopPlaying } from '../store/play.ts';
import { closed, useTable } from '../store/table.ts';
import { api } from './api.ts';
import { tendDraw } from './draw.ts';
import { eventOf, eventsOf } from './events.ts';
import { Line } from './line.ts';
import { missed } from './missed.ts';
import { onlineGame } from './onlineGame.ts';
import { apart, botName, mySeats, type OnlineState, useOnline, type Watched } from './store.ts';
import { concerns } from './told.ts';

const { getState: get, setState: set } = useOnline;

let line: Line | undefined;

/** Sends to the table that is open; the answer comes when it is on the server's disk. */
export async function sendCommand(command: Command): Promise<Answer | undefined> {
  const { table } = get();
  if (!line || !table) return undefined;
  set({ sending: true, declined: null });
  const answer = await line.command(table.id, command);
  set({ sending: false, declined: answer.ok ? null : answer });
  return answer;
}

/** Says what the drawing of the seed wants of this page; what comes back asks again, so nothing need be waited for. */
function tend(): void {
  void tendDraw(get, async (id, command) => line?.command(id, command)).catch(() => undefined);
}

/** Opens a table and stays with it until the returned function is called. */
export function followTable(id: string): () => void {
  set(apart);
  useTable.setState(closed);
  // One thing after another: a delta must not overtake the game it belongs to.
  let last: Promise<void> = Promise.resolve();
  const own = new Line({
    onStatus: (status) => set({ line: status }),
    onOpen: () => watch(),
    onMessage: (message) => {
      last = last.then(() => heard(message)).catch(() => watch(true));
    },
  });
  line = own;

  function watch(anew = false): void {
    const { table } = get();
    const since = table && !anew ? { since: { seq: table.seq, hash: table.hash } } : {};
    own.send({ type: 'watch', id: own.newId(), table: id, ...since });
  }

  async function heard(message: ServerMessage): Promise<void> {
    if ('now' in message) set({ ahead: message.now - Date.now() });
    switch (message.type) {
      case 'welcome':
        return set({ you: message.you, outdated: message.protocol !== protocolVersion });
      case 'table':
        return whole(message);
      case 'delta':
        if (!(await delta(message))) watch(true);
        return;
      case 'pong': {
        const what = missed(message.at?.[id], get().table?.seq);
        if (what !== 'nothing') watch(what === 'all');
        return;
      }
      case 'presence':
        return set({ presence: message.presence });
      case 'answer':
        if (!message.answer.ok && message.answer.code === 'unknownTable') set({ missing: true });
        return;
      default:
        return;
    }
  }

  return () => {
    own.close();
    stopPlaying();
    line = undefined;
    useTable.setState(closed);
  };
}

const watched = ({ table: id, info, seq, version, position, hash }: TableMessage): Watched => {
  return { id, info, seq, version, position, hash };
};

async function whole(message: TableMessage): Promise<void> {
  set({ table: watched(message), presence: message.presence, chat: message.chat });
  tend();
  if (message.info.status === 'open') return;
  await loadGame(message.table);
  void loadEvents(message.info);
}

/** The log is complete without them as far as the game goes: nothing waits for them. */
async function loadEvents(info: TableInfo): Promise<void> {
  const events = await eventsOf(info).catch(() => undefined);
  if (!events || get().table?.id !== info.id) return;
  const last = events.at(-1)?.seq ?? 0;
  set({ events: [...events, ...get().events.filter(({ seq }) => seq > last)] });
}

/** The whole game as the server has it. What the page then shows is compared with what the server says. */
async function loadGame(id: string): Promise<void> {
  const { table } = get();
  if (!table) return;
  const { setup, actions, rules, game } = await api<ExportedTable>('GET', `/tables/${id}/export`);
  const file: GameFile = {
    format: 'binario',
    id,
    game,
    rules,
    setup,
    seats: seatsOf(table),
    actions,
    plans: rememberedPlans(id),
    updated: Date.now(),
    round: table.info.turn.round,
    over: table.info.status === 'ended',
  };
  await openRemote(file, onlineGame(sendCommand), table.info.engine);
}

function seatsOf({ info }: Watched): readonly Seat[] {
  return info.seats.map(({ seat, kind, user, beside, bot, left }): Seat => {
    if (kind === 'bot') return { name: botName(bot ?? '', seat), kind: 'bot' };
    const name = beside ?? info.people[user ?? left?.user ?? ''] ?? '';
    return { name, kind: 'human', ...(kind === 'open' && name !== '' && { left: true }) };
  });
}

/** Takes one record over; false if something does not fit and all must be fetched anew. */
async function delta(message: DeltaMessage): Promise<boolean> {
  const { table, chat, events } = get();
  if (!table || message.seq <= table.seq) return true;
  if (message.seq !== table.seq + 1) return false;
  const { record, seq, version, position, hash, turn } = message;
  const next: Watched = { ...table, seq, version, position, hash, info: { ...(message.info ?? table.info), turn } };
  const gone = record.kind === 'undo' ? { gone: table.position - record.body.to } : {};
  const event = eventOf({ record, at: position, ...gone }, next.info);
  const told = event && concerns(record, table.info, get().you?.id);
  set({
    table: next,
    ...(record.kind === 'chat' && { chat: [...chat, record] }),
    ...(event && next.info.status !== 'open' && { events: [...events, event] }),
    ...(told && { told: event }),
  });
  tend();
  if (message.info) renameSeats(next);
  if (version === table.version) return true;
  const before = useTable.getState().file;
  if (!before) {
    await loadGame(next.id);
    return true;
  }
  return (await played(message, myOrders(get(), table))) && (await engine().ask('hash', {})) === hash;
}

/** The orders of whoever sits at this screen, as they were at that table. */
function myOrders(online: OnlineState, { info }: Watched): StandingOrders {
  const mine = mySeats(online);
  return Object.fromEntries(
    info.seats.filter(({ seat }) => mine.includes(seat)).map(({ seat, orders }) => [seat, orders]),
  );
}

async function played({ record }: DeltaMessage, orders: StandingOrders): Promise<boolean> {
  switch (record.kind) {
    case 'act':
      return follow({ action: record.body.action, orders, byOrder: record.body.order });
    case 'undo':
      return follow({ undoneTo: record.body.to });
    case 'redo':
      return follow({ redoneTo: record.body.to });
    default:
      return false;
  }
}

function renameSeats(table: Watched): void {
  const { file } = useTable.getState();
  if (file) useTable.setState({ file: { ...file, seats: seatsOf(table) } });
}
