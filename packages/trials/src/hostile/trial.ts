import { createHash } from 'node:crypto';
import type { Store } from '@binario/server';
import { type Memory, memoryFaults, memoryOf } from '../servers/memory.ts';
import { Dice } from './dice.ts';
import { hostileFrame } from './frames.ts';
import { hostileRequest } from './requests.ts';
import { type Scene, setScene } from './scene.ts';
import { HostileSocket, sendRaw } from './senders.ts';

/** The server to be attacked, and with how much. */
export interface TrialOptions {
  readonly url: string;
  readonly game: string;
  readonly store: Store;
  readonly inputs: number;
  /** Stops after so many minutes, however many inputs are left. */
  readonly minutes?: number;
  readonly seed: number;
  readonly frameLimit: number;
  /** How many connections the server has. */
  readonly openSockets: () => Promise<number>;
  readonly progress?: (done: number) => void;
}

/** What came of hostile inputs. */
export interface TrialResult {
  readonly inputs: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly serverErrors: number;
  readonly changedTables: number;
  readonly faults: readonly string[];
  readonly memory: Memory;
}

const LANES = 8;
/** Share of the inputs that goes over sockets. */
const BY_SOCKET = 0.4;
const SETTLE_EVERY = 25;
const SAMPLE_MS = 500;
/** Kept alive by the ordinary requests that set the scene. */
const KEPT_BY_FRIENDS = 8;
// Lines of files that no answer may contain.
const LEAKS = [
  /root:.*:0:0:/,
  /"private": true/,
  /\[core\]\s*repositoryformatversion/,
  /node_modules\//,
  /\n {4}at .*\.[jt]s:/,
];

/**
 * Plays a table with friends, attacks it, and looks whether anything has changed: no crash, no 5xx, nothing told that must
 * not be told, and the game goes on.
 */
export async function hostileTrial(options: TrialOptions): Promise<TrialResult> {
  const { url, game, store, inputs, minutes = Number.POSITIVE_INFINITY, seed, progress } = options;
  const scene = await setScene(url, game);
  const before = await digests(store, scene);
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(process.memoryUsage.rss()), SAMPLE_MS);
  const until = performance.now() + minutes * 60_000;
  let left = inputs;
  let serverErrors = 0;
  const fault = (text: string) => {
    if (faults.length < 50) faults.push(text.slice(0, 600));
  };

  async function lane(number: number): Promise<void> {
    const dice = new Dice(seed * 1009 + number);
    const socket = new HostileSocket(url, number % 3 === 0 ? '' : scene.stranger.cookie);
    let sent = 0;
    while (left > 0 && performance.now() < until) {
      left -= 1;
      if ((inputs - left) % 1000 === 0) progress?.(inputs - left);
      if (dice.chance(BY_SOCKET)) {
        await socket.send(hostileFrame(dice, scene, options.frameLimit));
        if (++sent % SETTLE_EVERY === 0) await socket.settled();
      } else await request(dice);
    }
    await socket.settled();
    socket.close();
    socket.faults.forEach(fault);
  }

  async function request(dice: Dice): Promise<void> {
    const raw = hostileRequest(dice, scene);
    const { status, text } = await sendRaw(Number(new URL(url).port), raw);
    const shown = () => JSON.stringify(raw.bytes.toString('latin1').slice(0, 300));
    statuses.set(String(status || 'none'), (statuses.get(String(status || 'none')) ?? 0) + 1);
    if (status >= 500) {
      serverErrors += 1;
      fault(`${status} for ${shown()}`);
    }
    if (status === 0 && raw.whole) fault(`no answer to ${shown()}`);
    const leak = LEAKS.find((pattern) => pattern.test(text));
    if (leak) fault(`an answer contains ${leak}: ${shown()}`);
  }

  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number))).finally(() => clearInterval(sampling));
  const memory = memoryOf(samples);
  memoryFaults(memory).forEach(fault);
  const after = await digests(store, scene);
  const changed = scene.tables.filter((id) => before.get(id) !== after.get(id));
  for (const id of changed) fault(`table ${id} has changed`);
  if (!(await goesOn(scene))) fault('the host cannot play on');
  const open = await settledSockets(options.openSockets);
  if (open > KEPT_BY_FRIENDS) fault(`${open} connections are still open`);
  return {
    inputs: inputs - left,
    statuses: Object.fromEntries([...statuses].sort()),
    serverErrors,
    changedTables: changed.length,
    faults,
    memory,
  };
}

/** Connections of attackers that are gone must go: a server that keeps them runs out of them. */
async function settledSockets(openSockets: () => Promise<number>): Promise<number> {
  let open = await openSockets();
  for (let tries = 0; open > KEPT_BY_FRIENDS && tries < 100; tries++) {
    await new Promise((done) => setTimeout(done, 100));
    open = await openSockets();
  }
  return open;
}

/** Everything that is stored of each table, but for what the server notes for itself. */
async function digests(store: Store, { tables }: Scene): Promise<ReadonlyMap<string, string>> {
  const { db } = store;
  const found = new Map<string, string>();
  for (const id of tables) {
    const head = await db
      .selectFrom('game_table')
      .select([
        'engine',
        'setup',
        'name',
        'visibility',
        'status',
        'free',
        'host',
        'seq',
        'version',
        'position',
        'hash',
        'doc',
      ])
      .where('id', '=', id)
      .execute();
    const journal = await db.selectFrom('journal').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    const members = await db.selectFrom('member').selectAll().where('table_id', '=', id).orderBy('user_id').execute();
    found.set(
      id,
      createHash('sha256')
        .update(JSON.stringify([head, journal, members]))
        .digest('hex'),
    );
  }
  return found;
}

/** After all that, an ordinary word of the host must be taken. */
async function goesOn({ host, shared }: Scene): Promise<boolean> {
  const answer = await host.command(shared, { do: 'chat', text: 'still here' });
  return answer.ok;
}
