import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Listens on a connection of its own and comes back when it breaks; what was said meanwhile is lost, and it says so. */
export async function listenTo(
  url: string,
  channels: readonly string[],
  heard: (channel: string, payload: string) => void,
  lost: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'binario listener', keepAlive: true });
    let ended = false;
    const end = (error?: Error) => {
      if (ended) return;
      ended = true;
      if (error && !stopped) onError(error);
      if (client === fresh) again(FIRST_PAUSE_MS);
    };
    fresh.on('error', end);
    fresh.on('end', () => end());
    fresh.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    client = fresh;
    await fresh.connect();
    for (const channel of channels) await fresh.query(`listen ${channel}`);
  }

  function again(pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(lost, (error: Error) => {
        onError(error);
        again(Math.min(pause * 2, LONGEST_PAUSE_MS));
      });
    }, pause);
    timer.unref();
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
