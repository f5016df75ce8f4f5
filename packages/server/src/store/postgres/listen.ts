import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { answered, breakOff } from './answered.ts';
import { HEARTBEAT_MS, hurried } from './limits.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Which channels of PostgreSQL are listened to, and who is told. */
export interface ListenParts {
  readonly url: string;
  readonly channels: readonly string[];
  readonly heard: (channel: string, payload: string) => void;
  /** Something may have been said while nobody listened. */
  readonly lost: () => void;
  readonly connected: () => void;
  readonly onError: (error: Error) => void;
}

/** A connection that listens to channels of PostgreSQL. */
export interface Listening {
  readonly hears: boolean;
  stop(): Promise<void>;
}

/** Listens on a connection of its own and comes back when it breaks. One connection at a time, one attempt at a time. */
export async function listenTo(parts: ListenParts): Promise<Listening> {
  const { url, channels, heard, lost, onError } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: pg.Client | undefined;
  let hears = false;

  /** Resolves when it listens, to what resolves when it does so no more. */
  async function begin(): Promise<{ readonly ended: Promise<void> }> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'binario listener',
      keepAlive: true,
      connectionTimeoutMillis: hurried.connect,
    });
    client = fresh;
    let failure: Error | undefined;
    const ended = new Promise<void>((resolve) => {
      fresh.once('end', resolve);
      fresh.on('error', (error) => {
        failure ??= error;
        breakOff(fresh);
        resolve();
      });
    });
    fresh.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    try {
      await fresh.connect();
      for (const channel of channels) await answered(fresh, `listen ${channel}`, [], hurried.silence);
      if (signal.aborted) throw new Error('stopped');
    } catch (error) {
      breakOff(fresh);
      throw error;
    }
    const beat = setInterval(() => {
      answered(fresh, 'select 1', [], hurried.silence).catch(() => breakOff(fresh));
    }, HEARTBEAT_MS);
    beat.unref();
    hears = true;
    parts.connected();
    return {
      ended: ended.then(() => {
        hears = false;
        clearInterval(beat);
        if (failure && !signal.aborted) onError(failure);
      }),
    };
  }

  async function goOn(first: { readonly ended: Promise<void> }): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    let { ended } = first;
    for (;;) {
      await ended;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        ({ ended } = await begin());
        pause = FIRST_PAUSE_MS;
        lost();
      } catch (error) {
        if (!signal.aborted) onError(error as Error);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        ended = Promise.resolve();
      }
    }
  }

  const going = goOn(await begin());
  return {
    get hears() {
      return hears;
    },
    stop: async () => {
      stopping.abort();
      if (client) breakOff(client);
      await going;
    },
  };
}
