import { type Guest, newGuest, newTable, TrialSocket } from '../servers/guest.ts';
import type { Door } from './doors.ts';

const HOUR = 3_600_000;
/** The server looks after its sockets every second. */
const LOOK_MS = 2_500;
/** Whoever has sent too much gets no answer. */
const PATIENCE_MS = 15_000;

/** The clock of the machine is set, back and forth: nobody may be kept out by it, and nobody thrown out. */
export const clockStep: Door = async (server, game) => {
  const url = await server.url;
  const faults: string[] = [];
  const players = await Promise.all(['Vera', 'Rico', 'Tina'].map((name) => newGuest(url, name)));
  const [host] = players as [Guest];
  const table = await newTable(url, players, { game, seed: 7 });
  const socket = await TrialSocket.open(url, host);
  let closed = false;
  socket.onClose = () => {
    closed = true;
  };
  await socket.watch(table);
  for (const step of [-HOUR, 2 * HOUR, -HOUR]) {
    await server.step(step);
    const after = `after the clock was set by ${step / 60_000} minutes`;
    const { status } = await fetch(`${url}/api/account`, { headers: { cookie: host.cookie } });
    if (status !== 200) faults.push(`${after} a request was answered with ${status}`);
    await newGuest(url, 'Nino').catch((error: Error) => faults.push(`${after} nobody could come: ${error.message}`));
    // Before it says anything: that would show that it lives.
    await pause(LOOK_MS);
    if (closed) faults.push(`${after} a socket was closed`);
    const word = closed ? undefined : socket.command(table, { do: 'chat', text: 'still here' });
    const said = await Promise.race([word, pause(PATIENCE_MS)]);
    if (!said?.ok) faults.push(`${after} a word on a socket was answered with ${JSON.stringify(said)}`);
  }
  socket.close();
  return { figures: `the clock was set three times by an hour or two: ${faults.length} people were kept out`, faults };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
