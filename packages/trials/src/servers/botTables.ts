import type { EngineFacts } from '@binario/kernel';
import type { TableAnswer } from '@binario/protocol';
import { command, type Guest, request, TrialSocket } from './guest.ts';

/** Tables at which bots alone play. One that ends is replaced by the next game. */
export class BotTables {
  /** Actions that were seen by whoever looks on. */
  actions = 0;
  ended = 0;
  readonly problems: string[] = [];
  private readonly url: string;
  private readonly guest: Guest;
  private readonly games: readonly EngineFacts[];
  private readonly level: string;
  private readonly sockets = new Set<TrialSocket>();
  private made = 0;
  private closing = false;

  constructor(url: string, guest: Guest, games: readonly EngineFacts[], level: string) {
    this.url = url;
    this.guest = guest;
    this.games = games;
    this.level = level;
  }

  /** So many of them, from now on. */
  async keep(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.next();
  }

  close(): void {
    this.closing = true;
    for (const socket of this.sockets) socket.close();
  }

  private async next(): Promise<void> {
    const number = this.made++;
    const { id: game, players } = this.games[number % this.games.length] as EngineFacts;
    const count = players.min + (number % (players.max - players.min + 1));
    const seats = Array.from({ length: count }, () => ({ bot: this.level }));
    const wish = { game, players: count, seats, seed: number };
    const { info } = await request<TableAnswer>(this.url, this.guest, 'POST', '/api/tables', wish);
    const socket = await TrialSocket.open(this.url, this.guest);
    this.sockets.add(socket);
    socket.onDelta = ({ record, info: changed }) => {
      if (record.kind === 'act') this.actions++;
      if (changed?.status === 'ended') this.over(socket);
    };
    socket.onClose = () => this.sockets.has(socket) && !this.closing && this.problem('a socket was closed');
    const watched = await socket.watch(info.id);
    if (!watched.ok) this.problem(`watch: ${watched.code}`);
    const started = await command(this.url, this.guest, info.id, { do: 'start' });
    if (!started.ok) this.problem(`start: ${started.code} ${started.problem ?? ''}`);
  }

  private over(socket: TrialSocket): void {
    this.ended++;
    this.sockets.delete(socket);
    socket.close();
    if (!this.closing) this.next().catch((error: Error) => this.problem(error.message));
  }

  private problem(text: string): void {
    if (!this.closing) this.problems.push(text);
  }
}
